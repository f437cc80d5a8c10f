import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import levels from './asvs-5.0.json' with { type: 'json' };

const FEWEST_ANSWERED = { 1: 97, 2: 90 };
const text = readFileSync(join(repositoryRoot, 'docs/security/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)\s*\| (\d)\s*\| (.+?)\s*\| (\S+)\s*\| (.+?)\s*\|$/gm)].map(
  ([, number = '', level = '', title = '', answer = '', how = '']) => ({ number, level, title, answer, how }),
);

it('every requirement of levels 1 and 2 is there once, in order', () => {
  for (const [level, numbers] of Object.entries(levels)) {
    expect(rows.filter((row) => row.level === level).map(({ number }) => number)).toEqual(numbers);
  }
});

it('every answer is one that the document explains, and a test is named by its file', () => {
  const isKnown = (/** @type {string} */ answer) => ['test', 'design', 'n/a', 'open'].includes(answer);
  expect(rows.filter(({ answer }) => !isKnown(answer))).toEqual([]);
  const isTest = (/** @type {string} */ how) =>
    /`[^`]+\.(test\.tsx?|test\.mjs|spec\.ts|live\.mjs)`/.test(how);
  expect(rows.filter(({ answer, how }) => answer === 'test' && !isTest(how))).toEqual([]);
});

it('every file that is named exists', () => {
  const files = [...text.matchAll(/`([\w@.-]+\/[\w@./-]+\.[a-z]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
});

it.each([1, 2])(
  'the share of level %i that is answered is as the document says, and high enough',
  (level) => {
    const all = rows.filter((row) => row.level === String(level));
    const open = all.filter(({ answer }) => answer === 'open').length;
    const percent = ((100 * (all.length - open)) / all.length).toFixed(1);
    const stated = text.match(
      new RegExp(`^\\| ${level} +\\| +(\\d+) \\| +(\\d+) \\| +([\\d.]+) % \\|$`, 'm'),
    );
    expect(stated?.slice(1)).toEqual([String(all.length), String(open), percent]);
    expect(Number(percent)).toBeGreaterThanOrEqual(FEWEST_ANSWERED[level === 1 ? 1 : 2]);
  },
);
