import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';

/** Answers a request in the place of the server, or does not. */
export type Fault = (route: Route) => Promise<void>;

export const SLOW = 'slow (3 s)';
const SLOW_MS = 3_000;

/** What a network, a proxy, or a server can do to a file, by name. */
export const networkFaults = {
  'DNS failure': (route) => route.abort('namenotresolved'),
  'connection refused': (route) => route.abort('connectionrefused'),
  'HTTP 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'HTTP 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal error' }),
  hang: () => new Promise<never>(() => {}),
  [SLOW]: async (route) => {
    await wait(SLOW_MS);
    await route.continue();
  },
  truncated: changed((text) => text.slice(0, text.length / 2)),
  'HTML instead': changed(() => '<!doctype html><title>Sign in to the network</title>', 'text/html'),
  // It would run as well as the published file, so only its digest tells that it is another one.
  'wrong integrity': changed((text) => `${text} `),
} satisfies Record<string, Fault>;

/** The real answer with another text. */
export function changed(change: (text: string) => string, contentType?: string): Fault {
  return async (route) => {
    // The server may just close the idle connection that Playwright uses again.
    const response = await route.fetch({ maxRetries: 3 });
    const body = change(await response.text());
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({
      status: 200,
      headers: contentType ? { ...headers, 'content-type': contentType } : headers,
      body,
    });
  };
}
