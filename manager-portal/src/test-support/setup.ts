import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Two busy cores: waiting longer fails no later than the test's own limit.
configure({ asyncUtilTimeout: 10_000 });

// Only the day stands still; timers run, so that pauses and retries are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// jsdom has none of these; floating elements observe their size, pointers are captured by sliders and toasts.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};
