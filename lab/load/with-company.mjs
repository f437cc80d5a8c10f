import { createDeployment } from '@erm/deploy/local';
import { fillDeployment, signIn } from './company.mjs';
import { mixOf } from './mix.mjs';

const ENGINEERS = 2000;
const PROJECTS = 500;

/**
 * @typedef {object} LoadedCompany
 * @property {import('@erm/deploy/local').Deployment} deployment
 * @property {import('./mix.mjs').Kind[]} mix
 */

/**
 * Runs a deployment with 2,000 engineers, 500 projects, and no rate limits for as long as `work` takes.
 *
 * @template Result
 * @param {number} assignments
 * @param {(company: LoadedCompany) => Promise<Result>} work
 */
export async function withCompany(assignments, work) {
  const environment = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn', METRICS: 'loopback' };
  const deployment = await createDeployment({ environment });
  try {
    await deployment.start();
    const company = await fillDeployment(deployment, {
      engineers: ENGINEERS,
      projects: PROJECTS,
      assignments,
    });
    const { manager, engineer, password } = company;
    const tokens = {
      manager: await signIn(deployment, manager, password),
      engineer: await signIn(deployment, engineer, password),
    };
    return await work({ deployment, mix: mixOf(company, tokens) });
  } finally {
    await deployment.stop();
  }
}
