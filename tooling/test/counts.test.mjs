import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import { closingLine, playwrightCounts, sumOf, vitestCounts, vitestTestsIn } from './counts.mjs';

/** @param {object} content */
const report = (content) => join(temporaryTree({ 'report.json': content }), 'report.json');

describe('counts', () => {
  it('counts what passed, failed and was skipped', () => {
    const vitest = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(vitestCounts(vitest, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
    const playwright = report({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 } });
    expect(playwrightCounts(playwright, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 1 });
  });

  it('counts a run that broke before it could count as a failure', () => {
    expect(vitestCounts('/nowhere/report.json', 1)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(vitestCounts(report({ numPassedTests: 5, numFailedTests: 0 }), 1).failed).toBe(1);
    expect(playwrightCounts('/nowhere/report.json', 1)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it('names what failed in Vitest: tests, files that could not be run, and hooks', () => {
    const file = report({
      numFailedTests: 1,
      testResults: [
        {
          name: join(repositoryRoot, 'api/src/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'sign-in works', status: 'passed' },
            {
              fullName: 'sign-in ends',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  at a'],
            },
          ],
        },
        {
          name: join(repositoryRoot, 'api/src/b.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
        {
          name: join(repositoryRoot, 'api/src/c.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [{ fullName: 'sign-in after a hook', status: 'skipped' }],
        },
      ],
    });
    expect(vitestCounts(file, 1).failures).toEqual([
      'api/src/a.test.ts › sign-in ends › expected 1',
      'api/src/b.test.ts › no such module',
      'api/src/c.test.ts › a hook failed',
    ]);
  });

  it('names what failed in Playwright, at any depth, but not what passed when retried', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: 'story.spec.ts',
      tests: [
        {
          status,
          projectName: 'light',
          results: [{ errors: [] }, { errors: [{ message: 'timeout\nlog' }] }],
        },
      ],
    });
    const file = report({
      suites: [
        { specs: [spec('signs in', 'flaky')], suites: [{ specs: [spec('signs out', 'unexpected')] }] },
      ],
      errors: [{ message: 'the server did not start' }],
    });
    const { failures } = playwrightCounts(file, 1);
    expect(failures).toEqual(['[light] › story.spec.ts › signs out › timeout', 'the server did not start']);
    expect(
      sumOf([
        { passed: 1, failed: 1, failures: ['check types'] },
        { passed: 0, failed: 2, failures },
      ]).failures,
    ).toEqual(['check types', '[light] › story.spec.ts › signs out › timeout', 'the server did not start']);
  });

  it('counts the tests of some folders', () => {
    const file = report({
      testResults: [
        { name: '/checkout/api/src/a.test.ts', assertionResults: [{}, {}] },
        { name: '/checkout/api-docs/b.test.ts', assertionResults: [{}] },
      ],
    });
    expect(vitestTestsIn(file, ['/checkout/api/'])).toBe(2);
  });

  it('ends with one line, in which skipped tests are named when there are any', () => {
    expect(closingLine({ passed: 3, failed: 0 })).toBe('tests: 3 passed, 0 failed');
    expect(
      closingLine(
        sumOf([
          { passed: 1, failed: 0, skipped: 2 },
          { passed: 2, failed: 1 },
        ]),
      ),
    ).toBe('tests: 3 passed, 1 failed, 2 skipped');
  });
});
