import { repositoryRoot } from '../build/workspace.mjs';
import { Failure } from '../run/failure.mjs';
import { runPnpm } from '../run/install.mjs';
import { jsonIn } from './json-in.mjs';

const SEVERE = ['high', 'critical'];
/** What pnpm says when the registry gives no answer, or none that it understands. */
const NO_ANSWER = /ERR_PNPM_AUDIT_\w+|ERR_PNPM_\w*FETCH\w*|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/;

/**
 * Looks for known vulnerabilities in the dependencies of production.
 *
 * @param {string} [registry] by default the configured one
 * @returns {Promise<{ isAnswered: boolean, severe: string[] }>}
 */
export async function auditProduction(registry) {
  const args = ['audit', '--prod', '--json', ...(registry ? [`--registry=${registry}`] : [])];
  const { code, output } = await runPnpm(repositoryRoot, args);
  const advisories = jsonIn(output)?.advisories;
  if (advisories) return { isAnswered: true, severe: severeOf(Object.values(advisories)) };
  if (code !== 0 && NO_ANSWER.test(output)) return { isAnswered: false, severe: [] };
  throw new Failure('pnpm audit failed.', { output });
}

/** @param {{ severity: string, module_name: string, title: string, url: string }[]} advisories */
const severeOf = (advisories) =>
  advisories
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ severity, module_name: name, title, url }) => `${severity}: ${name}: ${title} (${url})`);
