import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { quiet } from './support/quiet';
import { recordTransfers, type Transfer } from './support/transfers';
import { expect, test } from './support/test';
import { ENGINEER, MANAGER, tokenOf } from './support/users';

/** In bytes on the wire, headers included, from an empty cache; `depth` counts requests that wait for one another. */
interface Budget {
  total: number;
  scripts: number;
  depth: number;
}

const screens: { path: string; as?: typeof MANAGER; heading: string; budget: Budget }[] = [
  { path: '/login', heading: 'Sign in', budget: { total: 155_400, scripts: 126_100, depth: 2 } },
  {
    path: '/manager/dashboard',
    as: MANAGER,
    heading: 'Dashboard',
    budget: { total: 215_300, scripts: 176_900, depth: 2 },
  },
  {
    path: '/manager/engineers',
    as: MANAGER,
    heading: 'Engineers',
    budget: { total: 208_100, scripts: 175_600, depth: 2 },
  },
  {
    path: '/manager/assignments?view=schedule',
    as: MANAGER,
    heading: 'Assignments',
    budget: { total: 281_500, scripts: 246_500, depth: 4 },
  },
  {
    path: '/engineer/dashboard',
    as: ENGINEER,
    heading: 'Welcome back',
    budget: { total: 246_100, scripts: 214_300, depth: 3 },
  },
];

/** Subsets of the typeface that a page loads only if a name on it needs them. */
const isSubset = ({ name }: Transfer) => /geist-(?!latin-wght)/.test(name);

/** What the page reports when it is complete and idle. */
const isReport = ({ name }: Transfer) => name.includes('telemetry');

const bytesOf = (transfers: readonly Transfer[]) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

async function load(page: Page, path: string, heading: string): Promise<Transfer[]> {
  const transfers = await recordTransfers(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await quiet(page);
  return transfers().filter((transfer) => !transfer.ahead && !isSubset(transfer) && !isReport(transfer));
}

for (const { path, as, heading, budget } of screens) {
  test(`${path} stays within its budget`, async ({ page, product }) => {
    if (as) {
      const token = await tokenOf(product.url, as);
      await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    }
    const transfers = await load(page, path, heading);
    const scripts = transfers.filter(({ kind }) => kind === 'script');
    const table = transfers
      .map(({ name, bytes, depth }) => `${bytes} B at depth ${depth}: ${name}`)
      .join('\n');
    expect(bytesOf(transfers), table).toBeLessThanOrEqual(budget.total);
    expect(bytesOf(scripts), table).toBeLessThanOrEqual(budget.scripts);
    expect(Math.max(...transfers.map(({ depth }) => depth)), table).toBe(budget.depth);
    const files = transfers.filter(({ kind }) => ['page', 'script', 'style'].includes(kind));
    expect(files.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    expect(new Set(transfers.map(({ url }) => url)).size, table).toBe(transfers.length);
  });
}

test('first screens get by without Intl, whose first use takes tens of milliseconds', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    const uses: string[] = [];
    Object.assign(globalThis, { uses });
    Number.prototype.toLocaleString = function note() {
      uses.push(`toLocaleString ${new Error().stack}`);
      return String(this);
    };
    for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules'] as const) {
      const note = (): void => void uses.push(`${name} ${new Error().stack}`);
      const Format: new () => object = Intl[name];
      Object.assign(Intl, {
        [name]: class extends Format {
          constructor(...options: []) {
            note();
            super(...options);
          }
        },
      });
    }
  });
  for (const { path, as, heading } of screens) {
    if (as) {
      const token = await tokenOf(product.url, as);
      await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    }
    await load(page, path, heading);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'uses') as string[]), path).toEqual([]);
  }
});

/** What a view over time may bring of its own, of scripts after gzip. */
const VIEW_BUDGET = 30_000;

const views = [
  { path: 'assignments', name: 'Schedule', grid: 'Schedule by engineer' },
  { path: 'engineers', name: 'Availability', grid: 'Availability by engineer' },
  { path: 'projects', name: 'Roadmap', grid: 'Roadmap' },
];

test('the code of a view loads when it is opened, and stays within its budget', async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const sizes: Map<string, number>[] = [];
  for (const { path, name, grid } of views) {
    await page.goto(`/manager/${path}`);
    await quiet(page);
    const scripts: Response[] = [];
    const note = (response: Response) => /\/portals\/.*\.js$/.test(response.url()) && scripts.push(response);
    page.on('response', note);
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('grid', { name: grid }).getByRole('row').first()).toBeVisible();
    page.off('response', note);
    const entries = scripts.map(
      async (script) => [script.url(), gzipSync(await script.body()).length] as const,
    );
    sizes.push(new Map(await Promise.all(entries)));
  }
  const bytes = views.map(({ name }, index) => {
    const shared = new Set(sizes.flatMap((each, other) => (other === index ? [] : [...each.keys()])));
    const own = [...(sizes[index] ?? [])].filter(([url]) => !shared.has(url));
    return { name, bytes: own.reduce((sum, [, size]) => sum + size, 0) };
  });
  console.log(bytes.map(({ name, bytes }) => `${name} has ${bytes} B of its own.`).join('\n'));
  expect(bytes.filter(({ bytes }) => bytes === 0 || bytes > VIEW_BUDGET)).toEqual([]);
});
