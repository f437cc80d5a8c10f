import { basename } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { workspacePackages } from '../build/workspace.mjs';
import config from './dependency-cruiser.config.mjs';

/**
 * @typedef {object} Violation
 * @property {string} rule
 * @property {string} comment
 * @property {string[]} path the files involved, the importing one first
 */

/**
 * Finds imports that break a boundary in the workspace at `root`.
 *
 * @param {string} root
 * @returns {Promise<Violation[]>}
 */
export async function findViolations(root) {
  const { output } = await cruise(
    [...workspacePackages(root).values()].map(({ folder }) => basename(folder)),
    { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden } },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    comment: config.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
    path: [from, ...(cycle ? cycle.map(({ name }) => name) : from === to ? [] : [to])],
  }));
}
