import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 */

/**
 * What a vitest run counted. A run that did not end well counts as at least one failure: a file that
 * cannot even be loaded has no tests to count.
 *
 * @param {string} file the report of the JSON reporter
 * @param {number} exitCode
 * @returns {Required<Counts>}
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  const failed = report?.numFailedTests ?? 0;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: exitCode === 0 ? failed : Math.max(1, failed),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

/**
 * How many tests a vitest run had in files under these folders.
 *
 * @param {string} file
 * @param {readonly string[]} folders
 * @returns {number}
 */
export function vitestTestsIn(file, folders) {
  /** @type {{ name: string, assertionResults: unknown[] }[]} */
  const files = readReport(file)?.testResults ?? [];
  const inside = files.filter(({ name }) => folders.some((folder) => name.startsWith(folder)));
  return inside.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
}

/**
 * What a Playwright run counted. One that passed at its second attempt passed.
 *
 * @param {string} file the report of the JSON reporter
 * @param {number} exitCode
 * @returns {Required<Counts>}
 */
export function playwrightCounts(file, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readReport(file)?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: exitCode === 0 ? unexpected : Math.max(1, unexpected),
    skipped,
  };
}

/** @param {readonly Counts[]} all */
export function sumOf(all) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped = 0 } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped = 0 }) {
  const line = `tests: ${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
