import type { Page } from '@playwright/test';
import { startLargeCompany, type LargeCompany } from './support/large-company';
import { expect, test } from './support/test';

const ROW_PX = 40;
const VIEW = '/manager/engineers?view=availability';

let company: LargeCompany;
test.beforeAll(async ({ product }) => {
  company = await startLargeCompany(product);
});
test.afterAll(() => company.close());
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript((value) => localStorage.setItem('authToken', value), company.token);
});

const grid = (page: Page) => page.getByRole('grid', { name: 'Availability by engineer' });
const scroller = (page: Page) => grid(page).locator('..');
const scrollTop = (page: Page) => scroller(page).evaluate((element) => element.scrollTop);
const at = (page: Page) => new URL(page.url()).searchParams.get('at');
const firstRow = async (page: Page) => Math.floor((await scrollTop(page)) / ROW_PX);

/** Scrolls until a row is the first in sight. */
async function scrollToRow(page: Page, row: number): Promise<void> {
  await expect(async () => {
    await scroller(page).evaluate((element, top) => (element.scrollTop = top), row * ROW_PX);
    expect(await firstRow(page)).toBe(row);
  }).toPass();
}

for (const [name, sort, row] of [
  ['far down', '', 187],
  ['far down in another order', '&sort=-name', 187],
  ['near the end', '', 1980],
] as const) {
  test(`a reload begins with the row that was the first in sight, ${name}, each time`, async ({ page }) => {
    await page.goto(`${company.url}${VIEW}${sort}`);
    await scrollToRow(page, row);
    await expect.poll(() => at(page)).not.toBeNull();
    // It is written once scrolling rests.
    await page.waitForTimeout(500);
    const [first, id] = [await firstRow(page), at(page)];
    for (let times = 0; times < 5; times += 1) {
      await page.reload();
      await expect.poll(() => firstRow(page)).toBe(first);
      await page.waitForTimeout(500);
      expect(at(page)).toBe(id);
    }
  });
}

test('Ctrl+End leads to the last engineer of all, and from there to the totals', async ({ page }) => {
  await page.goto(`${company.url}${VIEW}`);
  await grid(page).getByRole('gridcell').first().focus();
  const focused = page.locator('[role=row]:has(:focus)');
  await page.keyboard.press('Control+End');
  await expect(focused).toHaveAttribute('aria-rowindex', '2001');
  await expect(page.locator('[data-cell]:focus')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+End');
  await expect(focused).toHaveAttribute('aria-rowindex', '2002');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveAttribute('aria-rowindex', '2001');
});

test('the heads and the totals that keys lead to are in sight, and Ctrl+Home leads back to the first row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`${company.url}${VIEW}`);
  await grid(page).getByRole('gridcell').first().focus();
  const focused = page.locator('[data-cell]:focus');
  const scrollBack = () => scroller(page).evaluate((element) => (element.scrollLeft = 0));
  await page.keyboard.press('Control+End');
  const row = page.locator('[role=row]:has(:focus)');
  await expect(row).toHaveAttribute('aria-rowindex', '2001');
  await page.keyboard.press('Control+End');
  await expect(row).toHaveAttribute('aria-rowindex', '2002');
  await page.keyboard.press('Home');
  await scrollBack();
  await page.keyboard.press('End');
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+Home');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollBack();
  await page.keyboard.press('End');
  await expect(row).toHaveAttribute('aria-rowindex', '1');
  await expect(focused).toBeInViewport({ ratio: 1 });
});

test('the first row in sight is in the address also when keys lead on', async ({ page }) => {
  await page.goto(`${company.url}${VIEW}`);
  await grid(page).getByRole('gridcell').first().focus();
  const seen = new Set<string | null>([null]);
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await expect.poll(() => seen.has(at(page))).toBe(false);
    seen.add(at(page));
  }
});
