import { test as base, type Page } from '@playwright/test';
import { Product } from './product';

interface Fixtures {
  /** The page's console errors and failed requests. A test that expects some must clear it. */
  problems: string[];
}

interface WorkerFixtures {
  product: Product;
}

/** Playwright's `test` with a running product, and a page whose errors fail the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await Product.start({ SEED: 'demo' });
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
  page: async ({ page, problems }, use) => {
    collectProblems(page, problems);
    await use(page);
  },
});

/** Adds the errors and failed requests of a page to `problems`. */
export function collectProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => {
    // Aborted requests are intentional, because a newer one has replaced them.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`${request.method()} ${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
}

export { expect } from '@playwright/test';
