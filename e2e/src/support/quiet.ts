import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
const TIMEOUT_MS = 60_000;

interface Traffic {
  inFlight: Set<Request>;
  /** When the last request began or ended. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Lets `quiet` know the requests of a page, which must not have made any yet. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { inFlight: new Set(), changedAt: Date.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    traffic.inFlight.delete(request);
    traffic.changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) return;
    traffic.inFlight.add(request);
    traffic.changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until nothing has been requested for half a second. Playwright's `networkidle` also waits for the stream of
 * events, which stays open, so on a busy machine it never comes.
 */
export async function quiet(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('The traffic of this page is not watched.');
  const isQuiet = () => traffic.inFlight.size === 0 && Date.now() - traffic.changedAt >= QUIET_MS;
  for (const end = Date.now() + TIMEOUT_MS; !isQuiet(); await wait(50)) {
    if (Date.now() < end) continue;
    const urls = [...traffic.inFlight].map((request) => request.url());
    throw new Error(`The page is still loading after ${TIMEOUT_MS / 1000} s: ${urls.join(', ')}`);
  }
}
