import type { BrowserContext, Page } from '@playwright/test';
import getPort from 'get-port';
import { IdentityProvider } from './identity-provider';
import { Product } from './product';
import { collectProblems, expect, test as base } from './test';

interface Fixtures {
  /** A page of another browser. */
  stranger: Page;
  /** Why the product has refused sign-ins in this test, as its log says. */
  refusals: () => string[];
}

interface WorkerFixtures {
  provider: IdentityProvider;
}

/** The product with a provider at which people sign in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  provider: [
    async ({}, use) => {
      const productPort = await getPort({ host: '127.0.0.1' });
      const provider = await IdentityProvider.start(`http://127.0.0.1:${productPort}`);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const { port } = new URL(provider.productOrigin);
      const environment = { ...provider.environment, PORT: port, PUBLIC_ORIGIN: provider.productOrigin };
      const product = await Product.start(environment);
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context }, use) => {
    await withoutFonts(context);
    await use(context);
  },
  stranger: async ({ browser, baseURL, problems }, use) => {
    const context = await browser.newContext({ baseURL });
    await withoutFonts(context);
    const page = await context.newPage();
    collectProblems(page, problems);
    await use(page);
    await context.close();
  },
  refusals: async ({ product }, use) => {
    const start = product.output.length;
    await use(() => product.output.slice(start).split('\n').filter(isRefusal).map(reasonOf));
  },
});

function isRefusal(line: string): boolean {
  return line.includes('Single sign-on failed') && line.endsWith('}');
}

interface LoggedError {
  message: string;
  cause?: LoggedError;
}

function reasonOf(line: string): string {
  const messages: string[] = [];
  const { err } = JSON.parse(line) as { err: LoggedError };
  for (let error: LoggedError | undefined = err; error; error = error.cause) messages.push(error.message);
  return messages.join(': ');
}

/** The provider's page asks for a font of another site. */
async function withoutFonts(context: BrowserContext): Promise<void> {
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css' }),
  );
}

/** Leaves the sign-in page for the provider's. */
export async function askProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Northwind' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
}

/** Signs in at the provider, which sends the person back. */
export async function answerAtProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function signInAtProvider(page: Page, login: string): Promise<void> {
  await askProvider(page);
  await answerAtProvider(page, login);
}

export { expect } from './test';
