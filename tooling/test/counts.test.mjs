import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.mjs';
import { closingLine, playwrightCounts, sumOf, vitestCounts, vitestTestsIn } from './counts.mjs';

/** @param {object} content */
const report = (content) => join(temporaryTree({ 'report.json': content }), 'report.json');

describe('counts', () => {
  it('counts what passed, failed and was skipped', () => {
    const vitest = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(vitestCounts(vitest, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    const playwright = report({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 } });
    expect(playwrightCounts(playwright, 1)).toEqual({ passed: 5, failed: 2, skipped: 1 });
  });

  it('counts a run that broke before it could count as a failure', () => {
    expect(vitestCounts('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(vitestCounts(report({ numPassedTests: 5, numFailedTests: 0 }), 1).failed).toBe(1);
    expect(playwrightCounts('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
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
