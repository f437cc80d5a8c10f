import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What two runs of a suite answered differently. Each folder has one file for each test file and in it one line for
 * each answer, the test's name first; tests that only one of the runs has are not compared.
 *
 * @param {string} one
 * @param {string} other
 * @param {readonly RegExp[]} leftOut of the lines, what may differ
 * @returns {{ answers: number, differences: string[] }} `answers`: how many were compared
 */
export function compareAnswers(one, other, leftOut = []) {
  const differences = [];
  let answers = 0;
  for (const file of readdirSync(one).filter((name) => existsSync(join(other, name)))) {
    const ours = readAnswers(join(one, file), leftOut);
    const theirs = readAnswers(join(other, file), leftOut);
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
 * @param {readonly RegExp[]} leftOut
 */
function readAnswers(file, leftOut) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.filter((line) => !leftOut.some((pattern) => pattern.test(line)));
}

/** @param {string} line */
const testOf = (line) => line.split(' | ', 1)[0] ?? '';

/**
 * Those lines whose test the others have too.
 *
 * @param {readonly string[]} others
 * @param {readonly string[]} lines
 */
function inTestsOf(others, lines) {
  const tests = new Set(others.map(testOf));
  return new Set(lines.filter((line) => tests.has(testOf(line))));
}
