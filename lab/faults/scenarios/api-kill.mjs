import { setTimeout as wait } from 'node:timers/promises';

/** The web server uses a process again two seconds after it could not connect to it. */
const USED_AGAIN_MS = 2500;

/** @type {import('../run-scenario.mjs').Scenario} */
export const apiKill = {
  name: 'api-kill',
  times: 100,
  recoveryLimitMs: 15_000,
  async strike({ deployment, recorder, time }) {
    const part = deployment.api[time % deployment.api.length];
    const killed = part?.kill();
    const recovery = await recorder.untilAcknowledged();
    await killed;
    await part?.start();
    await wait(USED_AGAIN_MS);
    return recovery;
  },
};
