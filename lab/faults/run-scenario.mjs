import { checkRules } from '@erm/deploy/testing/check-database.mjs';
import { MANAGER_READS } from '../load/mix.mjs';
import { readWritten } from './read-written.mjs';
import { startRecorder } from './recorder.mjs';

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} times by default
 * @property {number} recoveryLimitMs after which every manager must be able to write again
 * @property {boolean} [mayFail] whether requests may get 503; true by default
 * @property {boolean} [mayEndSessions] whether requests may get 401; false by default
 * @property {(env: NodeJS.ProcessEnv) => string | null} [missing] why it cannot run here, in a sentence
 * @property {() => Promise<Setting>} [prepare] what it needs besides a deployment
 * @property {(context: Context) => Promise<number>} strike causes the fault once, and returns after how many
 *   milliseconds every manager could write again; everything is as before when it resolves
 *
 * @typedef {object} Setting
 * @property {Pick<import('@erm/deploy/local').DeploymentOptions, 'folder' | 'environment' | 'databaseUri'>} options of the deployment
 * @property {any} [tools] what `strike` gets
 * @property {(deployment: import('@erm/deploy/local').Deployment) => Promise<void>} [beforeStart]
 * @property {() => Promise<void>} close
 *
 * @typedef {object} Context
 * @property {import('@erm/deploy/local').Deployment} deployment
 * @property {import('./recorder.mjs').Recorder} recorder
 * @property {number} time counts from 0
 * @property {any} tools
 */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} times
 * @property {number} requests
 * @property {number} acknowledged writes
 * @property {number} unavailable responses with 503
 * @property {string[]} problems everything that must not be
 * @property {number} wrong responses that no client can be expected to handle, and requests without a response
 * @property {number} lost
 * @property {number} broken rules
 * @property {number} longestMs
 * @property {number[]} recoveries in milliseconds
 * @property {number} late recoveries that took longer than the scenario allows
 * @property {number} recoveryLimitMs
 */

/**
 * Strikes a deployment under load some times, and then reads the whole database.
 *
 * @param {object} options
 * @param {Scenario} options.scenario
 * @param {number} options.times
 * @param {import('@erm/deploy/local').Deployment} options.deployment
 * @param {import('../load/mix.mjs').Company} options.company
 * @param {any} [options.tools] of the scenario
 * @returns {Promise<Outcome>}
 */
export async function runScenario({ scenario, times, deployment, company, tools }) {
  const { name, recoveryLimitMs, mayFail = true, mayEndSessions = false } = scenario;
  const allowed = { mayFail, mayEndSessions };
  const recorder = await startRecorder({ target: deployment, company, reads: MANAGER_READS, allowed });
  /** @type {number[]} */
  const recoveries = [];
  try {
    for (let time = 0; time < times; time += 1) {
      await recorder.untilAcknowledged();
      recoveries.push(await scenario.strike({ deployment, recorder, time, tools }));
    }
    await recorder.untilAcknowledged();
  } finally {
    await recorder.stop();
  }
  const { tally, ledger } = recorder;
  const differences = ledger.compare(await readWritten(deployment.database.uri, recorder.prefix));
  const { broken, output } = await checkRules(deployment.database.uri);
  return {
    name,
    times,
    recoveries,
    recoveryLimitMs,
    broken,
    late: recoveries.filter((ms) => ms > recoveryLimitMs).length,
    requests: tally.requests,
    acknowledged: ledger.acknowledged,
    unavailable: tally.unavailable,
    wrong: tally.wrong,
    lost: differences.length,
    longestMs: tally.longestMs,
    problems: [...tally.examples, ...differences, ...(broken > 0 ? [output] : [])],
  };
}
