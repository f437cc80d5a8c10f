import { setTimeout as wait } from 'node:timers/promises';
import { missingToxiproxy, throughToxiproxy } from '../toxiproxy.mjs';

const LATENCY_MS = 300;
const DURATION_MS = 5000;

/**
 * Every answer of the database takes 300 ms longer, and a transaction needs about ten.
 *
 * @type {import('../run-scenario.mjs').Scenario}
 */
export const slowDatabase = {
  name: 'slow-database',
  times: 20,
  recoveryLimitMs: 45_000,
  mayFail: false,
  missing: missingToxiproxy,
  prepare: throughToxiproxy,
  async strike({ recorder, tools: connection }) {
    await connection.slowDown(LATENCY_MS);
    const recovery = await recorder.untilAcknowledged();
    await wait(DURATION_MS);
    await connection.repair();
    await recorder.untilAcknowledged();
    return recovery;
  },
};
