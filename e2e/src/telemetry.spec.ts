import type { APIRequestContext, Page } from '@playwright/test';
import pMap from 'p-map';
import { countersOf } from './support/counters';
import { financePortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { collectProblems, expect, test } from './support/test';

const FINANCE = '/finance/dashboard';
const PAGES = 4;
/** So many that both versions have some: the canary is drawn by user. */
const USERS_PER_PAGE = 4;

// The trace of so many page loads costs more than the test.
test.use({ trace: 'off' });

test('a canary that fails to load shows in the metrics, and the watch takes it back', async ({
  browser,
  product,
  request,
  folder,
}) => {
  const publisher = new Publisher(product.dataDir);
  const contexts = await Promise.all(
    Array.from({ length: PAGES }, () => browser.newContext({ baseURL: product.url })),
  );
  try {
    const working = await financePortal(folder);
    const broken = await financePortal(folder, { version: '1.0.1', broken: true });
    await publisher.publish(working);
    await publisher.stage(broken);
    const current = await publisher.versionOf(working);
    const canary = await publisher.versionOf(broken);
    const tokens = await registerManagers(request, PAGES * USERS_PER_PAGE);

    const before = await countersOf(request);
    let isWatching = true;
    const watch = publisher
      .watchCanary(['finance', canary, '50', '--every', '0.5'], product.url)
      .finally(() => (isWatching = false));
    const count = { works: 0, fails: 0 };
    const failed = new Set<string>();
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    const work = async (page: Page, index: number) => {
      const own = tokens.slice(index * USERS_PER_PAGE, (index + 1) * USERS_PER_PAGE);
      for (let turn = 0; isWatching; turn += 1) {
        const token = own[turn % USERS_PER_PAGE] ?? '';
        const outcome = await loadFinance(page, token);
        count[outcome] += 1;
        if (outcome === 'fails') failed.add(token);
      }
    };
    await pMap(pages, work);
    const { code, output } = await watch;

    console.log(`${count.works} pages worked and ${count.fails} failed.\n${output.trim()}`);
    expect(output).toContain(`finance ${canary} was taken back: `);
    expect(code).toBe(1);
    const after = await countersOf(request);
    // Other tests may have opened the portal on this product.
    const valueOf = (series: string) => after(series) - before(series);
    const labels = (version: string) => `portal="finance",version="${version}"`;
    expect(valueOf(`portal_loads_total{${labels(current)},attempt="first"}`)).toBe(count.works);
    expect(valueOf(`portal_load_duration_seconds_count{${labels(current)}}`)).toBe(count.works);
    expect(valueOf(`portal_failures_total{${labels(canary)},attempt="first",kind="load"}`)).toBe(count.fails);
    const [page] = pages;
    const [affected] = failed;
    if (!page || affected === undefined) throw new Error('No page failed');
    expect(await loadFinance(page, affected)).toBe('works');
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await publisher.remove('finance');
  }
});

/** Creates accounts. @returns their tokens */
async function registerManagers(request: APIRequestContext, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `telemetry-${index}@demo.test`);
  return pMap(emails, async (email) => {
    const account = { name: 'Telemetry Tester', email, password: 'demo-password', role: 'manager' };
    const reply = await request.post('/api/auth/register', { data: account });
    const { data } = (await reply.json()) as { data: { token: string } };
    return data.token;
  });
}

/**
 * Loads the portal as a page load of a user, and waits until the page has reported how that went. Nothing but the
 * canary's own failure may appear in the console.
 */
async function loadFinance(page: Page, token: string): Promise<'works' | 'fails'> {
  const problems: string[] = [];
  collectProblems(page, problems);
  // Of several such scripts, the last one wins.
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/telemetry'));
  await page.goto(FINANCE);
  const works = page.getByText('The budget is fine');
  const fails = page.getByRole('heading', { name: 'The Finance Portal is not available' });
  await expect(works.or(fails)).toBeVisible();
  const outcome = (await fails.isVisible()) ? 'fails' : 'works';
  expect((await reported).status()).toBe(200);
  const ofFailure = /The budget is broken|^The portal "finance" .* failed/;
  const expected = outcome === 'fails' ? ofFailure : /^$/;
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  page.removeAllListeners();
  return outcome;
}
