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
    const [ours, theirs] = [one, other].map((folder) => readAnswers(join(folder, file), leftOut));
    const shared = new Set([...testsOf(ours)].filter((test) => testsOf(theirs).has(test)));
    const [left, right] = [ours, theirs].map(
      (lines) => new Set(lines.filter((line) => shared.has(testOf(line)))),
    );
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

/** @param {readonly string[]} lines */
const testsOf = (lines) => new Set(lines.map(testOf));
