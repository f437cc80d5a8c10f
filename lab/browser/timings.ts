import type { Page } from '@playwright/test';

/** The durations in milliseconds of long tasks, and of interactions from the event to the next paint. */
interface Timings {
  tasks: number[];
  interactions: number[];
}

/** Runs in the page before its own code. The browser reports only tasks over 50 ms and interactions over 16 ms. */
export function observe() {
  const timings: Timings = { tasks: [], interactions: [] };
  Object.assign(window, { timings });
  new PerformanceObserver((list) => {
    timings.tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    const interactions = list.getEntries().filter(({ name }) => name === 'click' || name === 'keydown');
    timings.interactions.push(...interactions.map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Measures some work, excluding anything before it. */
export async function measure(page: Page, work: () => Promise<void>): Promise<Timings> {
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.assign((window as unknown as { timings: Timings }).timings, { tasks: [], interactions: [] });
  });
  await work();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { timings: Timings }).timings);
}
