import { expectAccessible } from './support/accessible';
import { startLargeCompany, type LargeCompany } from './support/large-company';
import { observedRows, observeRows, rowAt, SchedulePage, targetRows } from './support/schedule-page';
import { expect, test } from './support/test';

const MOST_ROWS = 60;
const MOST_BARS = 600;

let company: LargeCompany;
test.beforeAll(async ({ product }) => {
  company = await startLargeCompany(product);
});
test.afterAll(() => company.close());

test('of 2,000 engineers, the schedule draws those in sight, and a drag only the rows it is about', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  for (const zoom of ['month', 'week']) {
    await schedule.open(company, zoom);
    for (const share of [0, 0.5, 1]) {
      await schedule.scrollTo(share);
      expect(await schedule.rows.count()).toBeLessThanOrEqual(MOST_ROWS);
      expect(await schedule.bars.count()).toBeLessThanOrEqual(MOST_BARS);
    }
  }

  await schedule.scrollTo(0.5);
  const { x, y } = await schedule.takeBar();
  await page.mouse.move(x + 20, y);
  await observeRows(page);
  const from = await rowAt(page, y);
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + 20 + step * 4, y + step * 20);
  }
  const crossed = new Set([from, ...(await targetRows(page))]);
  expect(crossed.size).toBeGreaterThan(2);
  const touched = await observedRows(page);
  expect(touched.length).toBeGreaterThan(1);
  expect(touched.filter((row) => !crossed.has(row))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('compact rows show at least 21 engineers at 900 px, by key and in words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const schedule = new SchedulePage(page);
  await schedule.open(company, 'week');
  await page.getByRole('rowheader').first().focus();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/density=compact/);
  await expect(page.getByText(/^1 – 2\d of 2,000 engineers/)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /percent, \d+ assignments$/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a flick through 2,000 rows reads those where it begins and ends, not those that it passes', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  await schedule.open(company, 'week');
  await schedule.scrollTo(0);
  const read: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/schedule') read.push(Number(searchParams.get('offset')));
  });
  await schedule.fling(1500);
  // Pages that are near each other are one place. The first frame may be a place of its own where frames take long.
  const places = [...read]
    .sort((a, b) => a - b)
    .filter((row, at, rows) => row - (rows[at - 1] ?? -1000) > 60);
  expect(places.length, `rows read: ${read.join(' ')}`).toBeLessThanOrEqual(4);
});

test('rows that pass too fast to be read have bars without texts, until scrolling stops', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  await schedule.open(company, 'week');
  const withoutTexts = () =>
    schedule.bars.evaluateAll(
      (bars) => bars.filter((bar) => bar.clientWidth > 80 && bar.textContent === '').length,
    );
  await expect.poll(withoutTexts).toBe(0);
  const passed = await page.locator('[data-scroller]').evaluate(async (scroller) => {
    const texts: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const bars = [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[data-place]'));
        texts.push(...bars.map(({ textContent }) => textContent));
      }
    });
    const scrollBy = async (px: number) => {
      scroller.scrollTop += px;
      await new Promise(requestAnimationFrame);
    };
    // The speed is known from the second step on. By so much a step, it is high however long frames take.
    await scrollBy(1);
    await scrollBy(1);
    observer.observe(scroller, { childList: true, subtree: true });
    // Down and up among rows that are loaded; where frames take long, few bars are drawn in each.
    for (let step = 0; texts.length <= 10 && step < 140; step += 1)
      await scrollBy(step % 14 < 7 ? 600 : -600);
    observer.disconnect();
    return texts;
  });
  expect(passed.length).toBeGreaterThan(10);
  expect(passed.filter((text) => text !== '')).toEqual([]);
  await expect.poll(withoutTexts).toBe(0);
});

test('a row that is loaded while it has the focus keeps it', async ({ page }) => {
  const schedule = new SchedulePage(page);
  await schedule.open(company, 'week');
  await page.getByRole('rowheader').first().focus();
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/schedule?*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.keyboard.press('Control+End');
  const focused = page.locator('[role=rowheader]:focus');
  await expect(focused).toHaveAccessibleName('Loading');
  answer();
  await expect(page.getByRole('rowheader', { name: 'Loading' })).toHaveCount(0);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[role=row]:has(:focus)')).toHaveAttribute('aria-rowindex', '1999');
});

test('a jump to the end stays there when rows that were left no longer have their heights', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  const isReadAhead = page.waitForResponse(/api\/schedule\?.*offset=30\b/);
  await schedule.open(company, 'week');
  await isReadAhead;
  await page.route('**/api/schedule?*', () => new Promise(() => {}));
  const left = await schedule.length();
  await schedule.jumpTo(1);
  await expect(page.getByRole('rowheader', { name: 'Loading' })).not.toHaveCount(0);
  await expect.poll(() => schedule.length()).not.toBe(left);
  expect(await schedule.restBelow()).toBeLessThan(2);
});

test('a link to one of the last engineers leads to their row, and stays there', async ({ page }) => {
  const reply = await fetch(`${company.url}/api/engineers?limit=3&sort=-name`, {
    headers: { authorization: `Bearer ${company.token}` },
  });
  const { data } = (await reply.json()) as { data: { engineers: { _id: string; name: string }[] } };
  const schedule = new SchedulePage(page);
  for (const { _id, name } of data.engineers) {
    await schedule.open(company, `week&selected=engineer:${_id}`);
    const row = page.locator('[role=rowheader][aria-current=true]');
    await expect(row).toBeFocused();
    await expect(row).toHaveAccessibleName(new RegExp(name));
    await expect(page.getByRole('rowheader', { name: 'Loading' })).toHaveCount(0);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toBeFocused();
  }
});

test('the texts of bars that begin behind the first column are beside it, however far you scroll', async ({
  page,
}) => {
  const schedule = new SchedulePage(page);
  await schedule.open(company, 'week');
  let wanted = 0;
  for (const by of [35, 90, 170, 260, 410, 780, -340, -60, -600]) {
    await schedule.scrollBy(by);
    await expect.poll(() => schedule.textsBesideFirstColumn()).toMatchObject({ hidden: [] });
    wanted += (await schedule.textsBesideFirstColumn()).wanted;
  }
  expect(wanted).toBeGreaterThan(10);
});
