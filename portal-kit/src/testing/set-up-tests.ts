import { setUpTests as setUpUiTests } from '@erm/ui-kit/testing/setup';
import { afterEach, beforeEach, vi } from 'vitest';

const clock = {
  toFake: ['Date'] as 'Date'[],
  now: new Date('2026-03-11T12:00:00Z'),
  shouldAdvanceTime: true,
};

// jsdom matches every element whose role or visibility is asked for with every rule, which takes a third of the time.
// What portals hide, they hide by attributes, so tests need only the rules that the code reads: sizes that it has given.
const READ_BY_CODE = /--[\w-]+:|scroll-margin/;
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertReadRule(this: CSSStyleSheet, rule, index) {
  return READ_BY_CODE.test(rule)
    ? insertRule.call(this, rule, Math.min(index ?? 0, this.cssRules.length))
    : 0;
};

/**
 * What tests of a portal need; called by its setup file. Every test starts at noon of the same day, and the clock
 * advances from there. Timers are real. Nothing is stored in the browser.
 */
export function setUpTests() {
  setUpUiTests();
  beforeEach(() => {
    vi.useFakeTimers(clock);
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
