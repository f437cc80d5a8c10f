import '@erm/ui-kit/testing/setup';
import { afterEach, beforeEach, vi } from 'vitest';

// Every test starts at noon of the same day, and the clock advances from there. Timers are real.
const clock = {
  toFake: ['Date'] as 'Date'[],
  now: new Date('2026-03-11T12:00:00Z'),
  shouldAdvanceTime: true,
};
beforeEach(() => void vi.useFakeTimers(clock));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
