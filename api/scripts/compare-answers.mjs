import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares what two runs of a suite answered. Each folder has a file per test file, with a line per answer that starts
 * with the test's name. Tests that only one run has are ignored.
 *
 * @param {string} one
 * @param {string} other
 * @param {readonly RegExp[]} ignored lines that may differ
 * @returns {{ answers: number, differences: string[] }} `answers`: the number that was compared
 */
export function compareAnswers(one, other, ignored = []) {
  const differences = [];
  let answers = 0;
  for (const file of readdirSync(one).filter((name) => existsSync(join(other, name)))) {
    const ours = readAnswers(join(one, file), ignored);
    const theirs = readAnswers(join(other, file), ignored);
    const left = inTestsOf(theirs, ours);
    const right = inTestsOf(ours, theirs);
    answers += left.size;
    differences.push(
      ...[...left].filter((line) => !right.has(line)).map((line) => `- ${file}: ${line}`),
      ...[...right].filter((line) => !left.has(line)).map((line) => `+ ${file}: ${line}`),
    );
  }
  return { answers, differences };
}

/**
 * @param {string} file
 * @param {readonly RegExp[]} ignored
 */
function readAnswers(file, ignored) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.filter((line) => !ignored.some((pattern) => pattern.test(line)));
}

/** @param {string} line */
const testOf = (line) => line.split(' | ', 1)[0] ?? '';

/**
 * The lines of tests that the others have as well.
 *
 * @param {readonly string[]} others
 * @param {readonly string[]} lines
 */
function inTestsOf(others, lines) {
  const tests = new Set(others.map(testOf));
  return new Set(lines.filter((line) => tests.has(testOf(line))));
}
