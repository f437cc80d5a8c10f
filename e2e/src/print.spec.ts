import type { ElementHandle, Page } from '@playwright/test';
import { quiet } from './support/quiet';
import { expect, test } from './support/test';
import { MANAGER, tokenOf } from './support/users';

/** Letter and A4 without margins, about: narrower than the layout of a wide window, and wider than a phone's. */
const [LANDSCAPE, PORTRAIT] = [
  { width: 975, height: 718 },
  { width: 718, height: 975 },
] as const;

const AXIS_PX = 48;
const LIGHT_TEXT = 'rgb(22, 29, 33)';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

async function printOn(page: Page, paper: typeof LANDSCAPE | typeof PORTRAIT): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

const printedSheet = (page: Page) =>
  page.locator('[data-print=sheet] > div > *').evaluateHandle((sheet: HTMLElement) => sheet);

/** Opens a view over time, and returns what scrolls there. */
async function openSheet(page: Page, path: string): Promise<ElementHandle<HTMLElement>> {
  await page.goto(`/manager/${path}`);
  const grid = page.locator('[role=grid], [role=treegrid]');
  await expect(grid.getByRole('rowheader').nth(2)).toBeVisible();
  await quiet(page);
  return grid.evaluateHandle((element: HTMLElement) => {
    let scroller = element;
    while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!;
    return scroller;
  });
}

/** The texts that are whole and in sight of a sheet, and where they are in it, however it is scaled. */
const textsIn = (sheet: ElementHandle<HTMLElement>) =>
  sheet.evaluate((root) => {
    const outer = root.getBoundingClientRect();
    const scale = outer.width / root.offsetWidth;
    const [left, top] = [outer.left, outer.top + root.clientTop * scale];
    const [right, bottom] = [left + root.clientWidth * scale, top + root.clientHeight * scale];
    const isVisible = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { text: string; x: number; y: number }[] = [];
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const isWhole = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
      if (!isWhole || !isVisible(node.parentElement)) continue;
      const [x, y] = [(box.left - left) / scale, (box.top - top) / scale];
      found.push({ text: node.textContent ?? '', x, y });
    }
    return found;
  });

const sheets = [
  { name: 'schedule', path: 'assignments?view=schedule' },
  { name: 'schedule by project and month', path: 'assignments?view=schedule&group=project&zoom=month' },
  { name: 'availability', path: 'engineers?view=availability' },
  { name: 'roadmap', path: 'projects?view=roadmap' },
];

for (const { name, path } of sheets) {
  test(`the ${name} is printed as it is in the window, though paper is narrower`, async ({ page }) => {
    const scroller = await openSheet(page, path);
    await scroller.evaluate((element) => element.scrollBy(0, 130));
    const seen = await textsIn(scroller);
    expect(seen.map(({ text }) => text).join()).toMatch(/\b20\d\d\b/);
    await printOn(page, LANDSCAPE);
    const places = seen.map(({ text, x, y }) => ({ text, x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) }));
    expect(await textsIn(await printedSheet(page))).toEqual(places);
  });
}

for (const { name, path } of sheets) {
  test(`Ctrl+P prints every row of the ${name} once, on pages with the axis`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.addInitScript(() => {
      const printed: { heading: string; rows: string[]; axis: string }[] = [];
      Object.assign(window, { printed });
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        for (const sheet of document.querySelectorAll<HTMLElement>('[data-print=sheet]')) {
          sheet.style.display = 'block';
          const box = sheet.querySelector(':scope > div')!.getBoundingClientRect();
          const [axis, ...rows] = [...sheet.querySelectorAll<HTMLElement>('[role=row], [data-axis]')]
            .filter((row) => row.checkVisibility({ visibilityProperty: true }))
            .map((row) => ({ row, box: row.getBoundingClientRect() }));
          const head = axis!.box.bottom;
          printed.push({
            heading: sheet.querySelector('h1')!.textContent,
            axis: axis!.row.textContent,
            rows: rows
              .filter(({ box: each }) => each.top >= head - 1 && each.bottom <= box.bottom + 1)
              .map(({ row }) => row.querySelector('[role=rowheader]')?.textContent ?? ''),
          });
        }
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await openSheet(page, path);
    await page.keyboard.press('Control+p');
    type Printed = { heading: string; rows: string[]; axis: string }[];
    const printed = () => page.evaluate(() => (window as unknown as { printed: Printed }).printed);
    await expect.poll(async () => (await printed()).length, { timeout: 30_000 }).toBeGreaterThan(1);
    const pages = await printed();
    pages.forEach(({ heading, axis }, at) => {
      expect(heading).toContain(`page ${at + 1} of ${pages.length}`);
      expect(axis).toBe(pages[0]!.axis);
    });
    const rows = pages
      .flatMap((each) => each.rows)
      .filter((row) => row !== '' && !row.startsWith('Full-time'));
    const count = Number(await page.locator('[role=grid], [role=treegrid]').getAttribute('aria-rowcount'));
    expect(new Set(rows).size).toBe(rows.length);
    // The availability counts its axis and its totals.
    expect([count, count - 2]).toContain(rows.length);
  });
}

for (const path of ['assignments?view=schedule', 'engineers?view=availability']) {
  test(`${path} beside the history goes on to fill the paper`, async ({ page }) => {
    const scroller = await openSheet(page, `${path}&panel=history`);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    const seen = await textsIn(scroller);
    await printOn(page, LANDSCAPE);
    const sheet = await printedSheet(page);
    expect((await sheet.boundingBox())?.width).toBeGreaterThan(0.9 * LANDSCAPE.width);
    const last = (texts: typeof seen) => Math.max(...texts.map(({ x }) => x));
    expect(last(await textsIn(sheet))).toBeGreaterThan(last(seen) + 100);
  });
}

test('the days above a printed schedule include those that fill the paper', async ({ page }) => {
  const scroller = await openSheet(page, 'assignments?view=schedule&panel=history&from=2026-03-02&zoom=day');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const lastDay = (texts: Awaited<ReturnType<typeof textsIn>>) =>
    Math.max(
      ...texts
        .filter(({ y }) => y < AXIS_PX)
        .map(({ text }) => Number(/^(?:[A-Za-z]+ )?(\d{1,2})$/.exec(text)?.[1] ?? 0)),
    );
  const seen = lastDay(await textsIn(scroller));
  await printOn(page, LANDSCAPE);
  const printed = lastDay(await textsIn(await printedSheet(page)));
  expect(printed).toBeGreaterThan(seen);
  const days = await page.locator('[data-print=sheet] > p').textContent();
  // The label of a last day that is cut off may not be printed.
  expect([printed, printed + 1]).toContain(Number(/– Mar (\d+), 2026/.exec(days ?? '')?.[1]));
});

test('paper is light, with its icons and bars, and no column is cut off', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/manager/assignments');
  const heading = page.getByRole('heading', { name: 'Assignments', level: 1 });
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(heading).not.toHaveCSS('color', LIGHT_TEXT);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.setViewportSize(PORTRAIT);
  await expect(heading).toHaveCSS('color', LIGHT_TEXT);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('main')).toHaveCSS('print-color-adjust', 'exact');
  // As wide as browsers make the page before they shrink it to the paper.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const last = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
  // That width is rounded.
  expect(last && last.x + last.width).toBeLessThan(width + 1);
});

test('a phone prints the cards that it shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manager/assignments?view=schedule');
  const card = page.getByRole('list', { name: 'Schedule by engineer' }).getByText('Aiko Tanaka');
  await expect(card).toBeVisible();
  await printOn(page, PORTRAIT);
  await expect(card).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});
