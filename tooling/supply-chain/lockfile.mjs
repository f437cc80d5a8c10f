import { parse } from 'yaml';

const INTEGRITY = /^sha512-[A-Za-z\d+/]{86}==$/;

/**
 * What a lockfile takes from elsewhere than the registry, or without a digest. `pnpm install` verifies the digests of the
 * rest, whatever the registry then sends.
 *
 * @param {string} text of pnpm-lock.yaml
 * @returns {string[]} one sentence per problem
 */
export function lockfileProblems(text) {
  const { packages = {}, importers = {} } = parse(text);
  return [
    ...Object.entries(packages).flatMap(([name, { resolution = {} }]) => packageProblems(name, resolution)),
    ...Object.entries(importers).flatMap(([importer, groups]) =>
      Object.values(groups).flatMap((dependencies) => importerProblems(importer, dependencies)),
    ),
  ];
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} resolution
 */
function packageProblems(name, { integrity, ...elsewhere }) {
  const problems = [];
  if (Object.keys(elsewhere).length > 0) {
    problems.push(`${name} does not come from the registry: ${JSON.stringify(elsewhere)}`);
  }
  if (!INTEGRITY.test(String(integrity))) problems.push(`${name} has no SHA-512 digest`);
  return problems;
}

/**
 * @param {string} importer
 * @param {Record<string, { version?: string }>} dependencies
 */
function importerProblems(importer, dependencies) {
  return Object.entries(dependencies).flatMap(([name, { version = '' }]) => {
    const isOfWorkspace = /^link:(\.\.\/)*[\w-]+$/.test(version);
    // With a name before it, a package that is installed under another one.
    const isOfRegistry = /^(@?[\w.-]+(\/[\w.-]+)?@)?\d+\.\d+\.\d+/.test(version);
    return isOfWorkspace || isOfRegistry ? [] : [`${importer} takes ${name} from ${version || 'nowhere'}`];
  });
}
