import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareAnswers } from './compare-answers.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} run
 * @param {string} file
 * @param {string[]} lines
 */
function write(run, file, lines) {
  mkdirSync(join(root, run), { recursive: true });
  writeFileSync(join(root, run, file), lines.map((line) => `${line}\n`).join(''));
}
const compare = (/** @type {RegExp[]} */ ...leftOut) =>
  compareAnswers(join(root, 'one'), join(root, 'other'), leftOut);

describe('the answers of two runs', () => {
  it('are named where they differ, from both sides', () => {
    write('one', 'a.txt', ['a test | GET / 200', 'a test | GET /x 404']);
    write('other', 'a.txt', ['a test | GET / 200', 'a test | GET /x 500']);
    expect(compare()).toEqual({
      answers: 2,
      differences: ['- a.txt: a test | GET /x 404', '+ a.txt: a test | GET /x 500'],
    });
  });

  it('are compared for the tests that both have', () => {
    write('one', 'a.txt', ['a test | GET / 200', 'only here | GET /x 404']);
    write('one', 'only-here.txt', ['a test | GET / 200']);
    write('other', 'a.txt', ['a test | GET / 200', 'only there | GET /x 500']);
    expect(compare()).toEqual({ answers: 1, differences: [] });
  });

  it('may differ where that is said', () => {
    write('one', 'a.txt', ['a race | GET / 200 ["b"]']);
    write('other', 'a.txt', ['a race | GET / 200 ["c"]']);
    expect(compare(/^a race \| GET/).differences).toEqual([]);
  });
});
