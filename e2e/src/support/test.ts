import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { Product } from './product';
import { watchTraffic } from './quiet';

interface Fixtures {
  /** The page's console errors and failed requests. A test that expects some must clear it. */
  problems: string[];
  /** An empty folder outside the repository, for the builds of a test. */
  folder: string;
}

interface WorkerFixtures {
  /** Environment variables of the product, besides the demo's data. */
  settings: Record<string, string>;
  product: Product;
}

/** Playwright's `test` with a running product, and a page whose errors fail the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await Product.start({ SEED: 'demo', ...settings });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    test.expect(problems, 'console errors and failed requests').toEqual([]);
  },
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'erm-test-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  page: async ({ page, problems }, use) => {
    const collecting = new AbortController();
    collectProblems(page, problems, collecting.signal);
    watchTraffic(page);
    await use(page);
    // Closing the page fails the requests that are still on their way.
    collecting.abort();
  },
});

/** The federation runtime warns of this whenever a portal that failed is loaded again. */
const REGISTERED_AGAIN = /^\[ Federation Runtime \]: The remote "[^"]+" is already registered/;

/** Adds the errors and failed requests of a page to `problems`, until that is aborted. */
export function collectProblems(page: Page, problems: string[], signal?: AbortSignal): void {
  const add = (problem: string) => {
    if (!signal?.aborted) problems.push(problem);
  };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!REGISTERED_AGAIN.test(message.text())) add(message.text());
  });
  page.on('pageerror', (error) => add(String(error)));
  page.on('requestfailed', (request) => {
    // Aborted requests are intentional, because a newer one has replaced them.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      add(`${request.method()} ${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      add(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
}

export { expect } from '@playwright/test';
