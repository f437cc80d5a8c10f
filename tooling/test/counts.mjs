import { existsSync, readFileSync } from 'node:fs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: readonly string[] }} Counts */

/**
 * The counts of a Vitest run. A run that exited with a failure counts at least one: a file that cannot be loaded has no
 * tests to count.
 *
 * @param {string} file the report of the JSON reporter
 * @param {number} exitCode
 * @returns {Counts}
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return {
    passed: numPassedTests,
    failed: exitCode === 0 ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
    failures: vitestFailures(report),
  };
}

/**
 * How many tests a Vitest run had in files under these folders.
 *
 * @param {string} file
 * @param {readonly string[]} folders
 * @returns {number}
 */
export function vitestTestsIn(file, folders) {
  /** @type {{ testResults?: { name: string, assertionResults: unknown[] }[] }} */
  const { testResults = [] } = readReport(file);
  return testResults
    .filter(({ name }) => folders.some((folder) => name.startsWith(folder)))
    .reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
}

/**
 * The counts of a Playwright run. A test that passed when retried has passed.
 *
 * @param {string} file the report of the JSON reporter
 * @param {number} exitCode
 * @returns {Counts}
 */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  const failed = exitCode === 0 ? unexpected : Math.max(1, unexpected);
  return { passed: expected + flaky, failed, skipped, failures: playwrightFailures(report) };
}

/** @param {readonly Counts[]} all */
export function sumOf(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped = 0 }) {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
