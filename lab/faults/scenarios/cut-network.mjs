import { setTimeout as wait } from 'node:timers/promises';
import { missingToxiproxy, throughToxiproxy } from '../toxiproxy.mjs';

const DURATION_MS = 5000;

/**
 * The API does not reach the database for five seconds. In turn, connections are refused, or swallowed without a word.
 *
 * @type {import('../run-scenario.mjs').Scenario}
 */
export const cutNetwork = {
  name: 'cut-network',
  times: 20,
  recoveryLimitMs: 30_000,
  missing: missingToxiproxy,
  prepare: throughToxiproxy,
  async strike({ recorder, time, tools: connection }) {
    if (time % 2 === 0) await connection.refuse();
    else await connection.swallow();
    await wait(DURATION_MS);
    await connection.repair();
    return recorder.untilAcknowledged();
  },
};
