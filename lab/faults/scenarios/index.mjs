import { apiKill } from './api-kill.mjs';
import { clockJump } from './clock-jump.mjs';
import { cutNetwork } from './cut-network.mjs';
import { fullDisk } from './full-disk.mjs';
import { primaryKill } from './primary-kill.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { slowDatabase } from './slow-database.mjs';

export const SCENARIOS = [
  apiKill,
  primaryKill,
  rollingRestart,
  slowDatabase,
  cutNetwork,
  fullDisk,
  clockJump,
];
