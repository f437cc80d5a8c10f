/** @type {import('../run-scenario.mjs').Scenario} */
export const primaryKill = {
  name: 'primary-kill',
  times: 50,
  recoveryLimitMs: 30_000,
  async strike({ deployment, recorder }) {
    const primary = await deployment.database.primary();
    await primary.kill();
    const recovery = await recorder.untilAcknowledged();
    await primary.start();
    await deployment.database.untilAllServe();
    return recovery;
  },
};
