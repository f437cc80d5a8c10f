import { repositoryRoot } from '../build/workspace.mjs';
import { Failure } from '../run/failure.mjs';
import { runPnpm } from '../run/install.mjs';

/** Licenses that ask for no more than their own text, or for changes to their own files. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Python-2.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'MPL-2.0',
];

/** Packages of tests whose manifest names no license; their readme has the MIT license. */
const NAMED_ELSEWHERE = ['humanize-number', 'only'];

/** @typedef {Record<string, { name: string, versions: string[] }[]>} ByLicense */

/**
 * @param {ByLicense} byLicense packages by their license, an SPDX expression
 * @returns {string[]} one sentence per package whose license is not allowed
 */
export function licenseProblems(byLicense) {
  return Object.entries(byLicense)
    .filter(([license]) => !isAllowed(license))
    .flatMap(([license, packages]) =>
      packages
        .filter(({ name }) => license !== 'Unknown' || !NAMED_ELSEWHERE.includes(name))
        .map(({ name, versions }) => `${name}@${versions.join(', ')} has the license ${license}`),
    );
}

/** Of alternatives, one has to be allowed; of licenses that hold together, each. @param {string} expression */
function isAllowed(expression) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((license) => ALLOWED.includes(license)));
}

/** The licenses of everything that is installed. @returns {Promise<ByLicense>} */
export async function installedLicenses() {
  const { code, output } = await runPnpm(repositoryRoot, ['--recursive', 'licenses', 'list', '--json']);
  if (code !== 0) throw new Failure('pnpm could not list the licenses.', { output });
  // Warnings may stand around it.
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}
