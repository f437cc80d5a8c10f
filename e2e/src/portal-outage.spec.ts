import type { Locator, Page } from '@playwright/test';
import pMap from 'p-map';
import { ManagerTab } from './support/manager-tab';
import { expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

const TABS_AT_ONCE = 7;
const ENGINEERS = '/manager/engineers';

/** The files without which the screen cannot be shown, and the record that is read before another attempt. */
const files = {
  entry: /\/portals\/manager\/[^/]+\/remoteEntry\.js$/,
  'first file': /\/portals\/manager\/[^/]+\/portal\.[^/]+\.js$/,
  'page chunk': /\/portals\/manager\/[^/]+\/engineers\.[^/]+\.js$/,
  record: /\/portals\.json$/,
};
type File = keyof typeof files;

/** Every combination, except of the record alone, which is not read while nothing else fails. */
const combinations = (Object.keys(files) as File[])
  .reduce<File[][]>((sets, file) => [...sets, ...sets.map((set) => [...set, file])], [[]])
  .filter((set) => set.some((file) => file !== 'record'));

const press = (tab: ManagerTab, table: Locator) => tab.retryUntil(table);
const wait = (_: ManagerTab, table: Locator) => expect(table).toBeVisible();

// The trace of dozens of pages costs more than the test.
test.use({ trace: 'off' });

for (const [how, comeBack] of Object.entries({ 'after one press of Try again': press, 'by itself': wait })) {
  test(`a portal whose files failed comes back ${how}`, async ({ page, context, product }) => {
    await startSignedIn(page, product.url, MANAGER);
    const cases = combinations.map((set) => async () => {
      const tab = await context.newPage();
      try {
        return await failuresAfterOutage(tab, set, comeBack);
      } finally {
        await tab.close();
      }
    });
    const failures = await pMap(cases, (run) => run(), { concurrency: TABS_AT_ONCE });
    expect(failures.flat()).toEqual([]);
  });
}

/** What the browser logs for an attempt in vain, of the portal or of its page. */
const FAILED_ATTEMPT = /^(The portal "manager"|Failed to load a part of the app)/;

/** The attempts that failed although they began when all files answered again. */
async function failuresAfterOutage(page: Page, set: File[], comeBack: typeof press): Promise<string[]> {
  let isOut = true;
  let refusals = 0;
  const isHit = ({ pathname }: URL) => set.some((file) => files[file].test(pathname));
  await page.route(isHit, async (route) => {
    if (!isOut) return route.continue();
    refusals += 1;
    await route.fulfill({ status: 503, contentType: 'text/plain', body: 'Unavailable' });
    refusals -= 1;
  });
  const tab = new ManagerTab(page);
  await tab.open(ENGINEERS);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isOut = false;
  // An automatic attempt may have met the outage just before its end. It fails within a task of its last answer.
  await expect.poll(() => refusals).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const failures: string[] = [];
  page.on('console', (message) => {
    if (FAILED_ATTEMPT.test(message.text())) failures.push(`${set.join(', ')}: ${message.text()}`);
  });
  await comeBack(tab, page.getByRole('table', { name: 'Engineers' }));
  await tab.expectSamePage();
  return failures;
}
