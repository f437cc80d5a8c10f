import '@erm/ui-kit/testing/setup';
import { afterEach, beforeEach, vi } from 'vitest';

// Only the day stands still; timers run, so that pauses and retries are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
