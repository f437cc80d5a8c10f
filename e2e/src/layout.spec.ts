import { expect, test } from '@playwright/test';
import { openStory } from './support/storybook';

// Behavior that depends on layout and therefore needs a real browser.
test.describe.configure({ mode: 'parallel' });

test('dialog: in a low window, the body scrolls, also by keyboard, while header and footer stay visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openStory(page, 'overlay-dialog--long-content');
  const dialog = page.getByRole('dialog');
  const body = dialog.getByRole('group', { name: /^Everything that was agreed/ });
  await body.focus();
  await page.keyboard.press('End');
  await expect(body.getByText('Line 40 of what was agreed')).toBeInViewport();
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Add Engineer' })).toBeInViewport({ ratio: 1 });
});

test('dialog: an unbreakable name does not make it wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStory(page, 'overlay-dialog--unbroken-name');
  expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, width: 320 });
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('table: on a phone, unbreakable names do not cause horizontal scrolling or hide the row menus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStory(page, 'data-datatable--unbroken-names-on-a-phone');
  await expect(page.getByRole('region')).toHaveCount(0);
  for (const menu of await page.getByRole('button', { name: /^Actions for/ }).all()) {
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('month grid: bands of previous days do not cover the focus ring', async ({ page }) => {
  await openStory(page, 'calendar-monthgrid--month');
  await page.getByRole('button', { name: /March 10,/ }).focus();
  await page.keyboard.press('ArrowRight');
  const day = page.getByRole('button', { name: /March 11,/ });
  await expect(day).toBeFocused();
  const ring = await day.evaluate((button) => {
    const { outlineStyle, zIndex } = getComputedStyle(button, '::after');
    return { outlineStyle, isOver: Number(zIndex) > 1 };
  });
  expect(ring).toEqual({ outlineStyle: 'solid', isOver: true });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`button: keeps its width while loading, motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openStory(page, 'core-button--keeps-its-width');
    const widths = await page
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
    expect(widths).toHaveLength(12);
    const [atRest, loading] = [0, 1].map((rest) => widths.filter((_, at) => at % 2 === rest));
    expect(loading).toEqual(atRest);
  });
}

test('spinner: with reduced motion, its label is visible, and an icon button still shows it', async ({
  page,
}) => {
  await openStory(page, 'core-spinner--default');
  const label = page.getByRole('status').getByText('Loading');
  const ring = page.locator('#storybook-root svg');
  await expect(ring).toBeVisible();
  expect((await label.boundingBox())?.width).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(ring).toBeHidden();
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  await openStory(page, 'core-iconbutton--loading');
  await expect(ring).toBeVisible();
});

test('table: its header sticks to the top of the window even if it scrolls horizontally', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openStory(page, 'data-datatable--too-wide');
  const region = page.getByRole('region', { name: 'Engineers' });
  const header = page.getByRole('columnheader', { name: 'Seniority' });
  const top = async () => Math.round((await header.boundingBox())?.y ?? NaN);
  const atRest = await top();
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(top).toBe(Math.max(atRest - 20, 0));
  for (const distance of [400, 1357, 3000]) {
    await page.evaluate((y) => window.scrollTo(0, y), distance);
    await expect.poll(top).toBe(0);
  }
  await region.evaluate((element) => element.scrollTo({ left: 150 }));
  await expect.poll(top).toBe(0);
  const sort = page.getByRole('button', { name: 'Engineer' });
  await sort.click();
  await expect(page.getByRole('columnheader', { name: 'Engineer' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(await region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('table: its header sticks below the top bar, with and without horizontal scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openStory(page, 'layout-appframe--long-table');
  const header = page.getByRole('columnheader', { name: 'Email' });
  const top = async () => Math.round((await header.boundingBox())?.y ?? NaN);
  await expect(page.getByRole('region', { name: 'Engineers' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(top).toBe(56);
  await page.addStyleTag({ content: 'th { min-inline-size: 0 !important; inline-size: auto !important; }' });
  await expect(page.getByRole('region', { name: 'Engineers' })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 701));
  await expect.poll(top).toBe(56);
});

test('table: the visible rows of a long table move exactly by the scroll distance, also upwards after a jump', async ({
  page,
}) => {
  await openStory(page, 'data-datatable--hundred-thousand-rows');
  await page.getByText('engineer-1@northwind.dev').waitFor();
  // Like browsers without scroll anchoring.
  await page.addStyleTag({ content: 'html { overflow-anchor: none; }' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  const rowInTheMiddle = () =>
    page.evaluateHandle(() => document.elementFromPoint(100, innerHeight / 2)?.closest('tr[data-index]'));
  const topOf = (row: Awaited<ReturnType<typeof rowInTheMiddle>>) =>
    row.evaluate((element) => (element?.isConnected ? element.getBoundingClientRect().top : NaN));
  // Where the jump ends is known when its rows are measured, which a busy machine may take a while for.
  await expect(async () => {
    const row = await rowInTheMiddle();
    const before = await topOf(row);
    expect(before).not.toBeNaN();
    await page.waitForTimeout(500);
    expect(await topOf(row)).toBe(before);
  }).toPass();
  for (let step = 0; step < 12; step += 1) {
    const row = await rowInTheMiddle();
    const before = await topOf(row);
    await page.evaluate(() => window.scrollBy(0, -120));
    await page.waitForTimeout(100);
    expect(Math.abs((await topOf(row)) - before - 120)).toBeLessThanOrEqual(2);
  }
});
