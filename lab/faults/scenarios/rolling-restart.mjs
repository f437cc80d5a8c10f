/**
 * As for a new version: one process after the other, and nobody notices.
 *
 * @type {import('../run-scenario.mjs').Scenario}
 */
export const rollingRestart = {
  name: 'rolling-restart',
  times: 100,
  recoveryLimitMs: 10_000,
  mayFail: false,
  async strike({ deployment, recorder }) {
    for (const part of deployment.api) await part.restart();
    return recorder.untilAcknowledged();
  },
};
