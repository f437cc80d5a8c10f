import { setUpTests as setUpUiTests } from '@erm/ui-kit/testing/setup';
import { afterEach, beforeEach, vi } from 'vitest';

const clock = {
  toFake: ['Date'] as 'Date'[],
  now: new Date('2026-03-11T12:00:00Z'),
  shouldAdvanceTime: true,
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
