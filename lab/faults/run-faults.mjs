import { createDeployment } from '@erm/deploy/local';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { fillDeployment } from '../load/company.mjs';
import { machineLine } from '../load/tables.mjs';
import { runScenario } from './run-scenario.mjs';
import { SCENARIOS } from './scenarios/index.mjs';
import { isGood, printOutcome } from './table.mjs';

/** Users notice faults in a large company as in a small one, but a large one takes longer to come back. */
const COMPANY = { engineers: 2000, projects: 500, assignments: 20_000 };
export const ENVIRONMENT = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

/**
 * Runs each scenario on a deployment of its own.
 *
 * @param {{ only?: string, times?: number }} options
 * @returns {Promise<number>} the exit code
 */
export async function runFaults({ only, times }) {
  const chosen = SCENARIOS.filter(({ name }) => !only || name === only);
  if (chosen.length === 0) {
    const names = SCENARIOS.map(({ name }) => name).join(', ');
    throw usageError(`There is no scenario "${only}", but ${names}.`);
  }
  console.log(`${COMPANY.engineers} engineers; ${machineLine()}`);
  let good = true;
  for (const scenario of chosen) {
    const missing = scenario.missing?.(process.env);
    if (missing) {
      console.log(`\n${scenario.name} is left out: ${missing}.`);
      continue;
    }
    const outcome = await onOwnDeployment(scenario, times ?? scenario.times);
    printOutcome(outcome);
    good &&= isGood(outcome);
  }
  return good ? 0 : 1;
}

/** @param {import('./run-scenario.mjs').Scenario} scenario @param {number} times */
async function onOwnDeployment(scenario, times) {
  const setting = await scenario.prepare?.();
  try {
    const environment = { ...ENVIRONMENT, ...setting?.options.environment };
    const deployment = await createDeployment({ ...setting?.options, environment });
    try {
      await setting?.beforeStart?.(deployment);
      await deployment.start();
      const company = await fillDeployment(deployment, COMPANY);
      return await runScenario({ scenario, times, deployment, company, tools: setting?.tools });
    } finally {
      await deployment.stop();
    }
  } finally {
    await setting?.close();
  }
}
