import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../build/workspace.mjs';

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status?: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ testResults?: VitestFile[] }} VitestReport
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ status: string, projectName: string, results: { errors?: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites?: PlaywrightSuite[], errors?: PlaywrightError[] }} PlaywrightReport
 */

/**
 * A line for each test that failed, and for each file that could not be run.
 *
 * @param {VitestReport} report of the JSON reporter
 * @returns {string[]}
 */
export function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(repositoryRoot, name);
    // The report has no message of a hook that failed inside `describe`.
    if (failed.length === 0 && status === 'failed') return [line([file], message || 'a hook failed')];
    return failed.map(({ fullName, failureMessages }) => line([file, fullName], failureMessages?.[0]));
  });
}

/**
 * A line for each test that failed even when retried, and for each error outside tests.
 *
 * @param {PlaywrightReport} report of the JSON reporter
 * @returns {string[]}
 */
export function playwrightFailures({ suites = [], errors = [] }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          line([`[${projectName}]`, file, title], results.at(-1)?.errors?.[0]?.message),
        ),
    );
  return [...failed, ...errors.map(({ message }) => line([], message))];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {readonly string[]} names
 * @param {string} [message]
 */
function line(names, message = 'no message') {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return [...names, first].join(' › ');
}
