import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from './dependency-cruiser.config.mjs';

const folders = [
  'contracts',
  'portal-sdk',
  'ui-kit',
  'shell',
  'manager-portal',
  'engineer-portal',
  'api',
  'embedded-mongo',
  'e2e',
  'tooling',
];

/**
 * @typedef {object} Violation
 * @property {string} rule
 * @property {string} comment
 * @property {string[]} path the files that break it, the importing one first
 */

/**
 * Looks through the packages under `root` for imports that break a boundary.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function findViolations(root) {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden } },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    comment: config.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
    path: [from, ...(cycle ? cycle.map(({ name }) => name) : from === to ? [] : [to])],
  }));
}
