import type { Locator, Page } from '@playwright/test';
import { endAnimations, heldAnimations, holdAnimations } from './support/animations';
import {
  bar,
  drag,
  endingOn,
  open,
  plan,
  planBeforeEach,
  row,
  toast,
  WEEK_PX,
} from './support/schedule-plan';
import { quiet } from './support/quiet';
import { expect, test } from './support/test';

const LANE_PX = 24;

planBeforeEach();
test.beforeEach(async ({ page }) => {
  // So that Ada can have both, for which her row gets a lane.
  await plan.api.updateAssignment(plan.ids.later, { allocationPercentage: 40 });
  await plan.api.addEngineer(`Cleo ${plan.family}`);
  await holdAnimations(page);
  const isReady = page.waitForResponse(/\/sheet-tools\.\w+\.js$/);
  await open(page);
  await isReady;
});

const top = async (element: Locator) => (await element.boundingBox())!.y;
const given = (page: Page) => bar(page, 'Ada').nth(1);
async function giveToAda(page: Page) {
  const y = (await top(row(page, 'Ada'))) - (await top(row(page, 'Ben')));
  await drag(page, bar(page, 'Ben'), { x: 0, y }, false);
  // The code of changes may come only now, and the header gets its words with it.
  const header = row(page, 'Ada').getByRole('rowheader');
  await expect(header).toContainText('Fits: 100 of 100%');
  await page.mouse.up();
  // Rows slide once more when the words go.
  await expect(header).not.toContainText('Fits');
}

test('rows below one that makes room for a drop slide, and what is dropped there is in its lane', async ({
  page,
}) => {
  const [ben, cleo] = [await top(row(page, 'Ben')), await top(row(page, 'Cleo'))];
  await giveToAda(page);
  await expect(bar(page, 'Ada')).toHaveCount(2);
  // For the ghost and the words in the header, and back to what the bar takes.
  const makesRoom = ['row 0: blockSize 160', 'row 1: transform 160', 'row 2: transform 160'];
  expect(await heldAnimations(page)).toEqual([...makesRoom, ...makesRoom]);
  await endAnimations(page);
  expect([await top(row(page, 'Ben')), await top(row(page, 'Cleo'))]).toEqual([
    ben + LANE_PX,
    cleo + LANE_PX,
  ]);
  expect(await top(given(page))).toBe((await top(bar(page, 'Ada').first())) + LANE_PX);
  await expect(toast(page, 'Assignment moved')).toBeVisible();
  expect(await heldAnimations(page)).toEqual([]);
});

test('what is undone slides from where it was', async ({ page }) => {
  const ben = await top(bar(page, 'Ben'));
  await giveToAda(page);
  await expect(toast(page, 'Assignment moved')).toBeVisible();
  await endAnimations(page);
  await heldAnimations(page);
  const [before, cleo] = [await given(page).boundingBox(), await top(row(page, 'Cleo'))];
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Ben')).toHaveCount(1);
  expect(await heldAnimations(page)).toEqual([
    'row 0: blockSize 160',
    'row 1: transform 160',
    'row 2: transform 160',
    'bar: transform 240',
  ]);
  expect(await bar(page, 'Ben').boundingBox()).toEqual(before);
  expect(await top(row(page, 'Cleo'))).toBe(cleo);
  await endAnimations(page);
  expect(await top(bar(page, 'Ben'))).toBe(ben);
});

test('so does a length that is undone', async ({ page }) => {
  await bar(page, 'Ben').focus();
  await page.keyboard.press(']');
  await expect(toast(page, 'Assignment updated')).toBeVisible();
  await expect(bar(page, 'Ben')).toHaveAttribute('data-place', 'taken');
  // Its ghost was there already.
  expect(await heldAnimations(page)).toEqual([]);
  const before = await bar(page, 'Ben').boundingBox();
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Ben')).toHaveAccessibleName(endingOn(48));
  expect(await heldAnimations(page)).toEqual(['bar: inlineSize 240']);
  expect(await bar(page, 'Ben').boundingBox()).toEqual(before);
  await endAnimations(page);
  expect((await bar(page, 'Ben').boundingBox())!.width).toBe(before!.width + WEEK_PX / 7);
});

test('what is refused slides back', async ({ page, problems }) => {
  const before = await top(bar(page, 'Ben'));
  let refuse = () => {};
  const isSeen = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/batches', async (route) => {
    await isSeen;
    await route.fulfill({ status: 403, json: {} });
  });
  await giveToAda(page);
  await expect(bar(page, 'Ada')).toHaveCount(2);
  await endAnimations(page);
  await heldAnimations(page);
  refuse();
  await expect(bar(page, 'Ben')).toHaveCount(1);
  expect(await heldAnimations(page)).toEqual([
    'row 0: blockSize 160',
    'row 1: transform 160',
    'row 2: transform 160',
    'bar: transform 160',
  ]);
  await endAnimations(page);
  expect(await top(bar(page, 'Ben'))).toBe(before);
  await expect(toast(page, 'Error')).toBeVisible();
  expect(problems.splice(0)).not.toEqual([]);
});

test('with reduced motion, nothing slides, and what is undone is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await giveToAda(page);
  await expect(toast(page, 'Assignment moved')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Ben')).toHaveCount(1);
  await expect(bar(page, 'Ben')).toHaveCSS('outline-style', 'solid');
  expect(await heldAnimations(page)).toEqual(['bar: outline 2000']);
});

test('scrolling down, zooming, and searching animate nothing', async ({ page }) => {
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('row')).not.toHaveCount(3);
  const sheet = page.locator('[data-scroller]');
  for (const by of [300, -300]) {
    await sheet.evaluate((element, px) => element.scrollBy(0, px), by);
    await quiet(page);
  }
  await page.getByRole('combobox', { name: 'Zoom' }).click();
  await page.getByRole('option', { name: 'Month' }).click();
  await expect(page).toHaveURL(/zoom=month/);
  await page.getByRole('searchbox').fill(plan.family);
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await heldAnimations(page)).toEqual([]);
});

test('scrolling to other days makes room for their lanes, and leaves the first row where it is', async ({
  page,
}) => {
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('row')).not.toHaveCount(3);
  const sheet = page.locator('[data-scroller]');
  await sheet.evaluate((element) => element.scrollBy(0, 300));
  await quiet(page);
  const firstInSight = () =>
    sheet.evaluate((element) => {
      const edge = element.getBoundingClientRect().top + 48;
      const rows = [...element.querySelectorAll('[data-row]')];
      const row = rows.find((each) => each.getBoundingClientRect().bottom > edge);
      return `${row?.getAttribute('data-row')} at ${row?.getBoundingClientRect().top}`;
    });
  const before = await firstInSight();
  for (const by of [200, 200, 200, 2000, -2600]) {
    await sheet.evaluate((element, px) => element.scrollBy(px, 0), by);
    await quiet(page);
    await endAnimations(page);
    expect(await firstInSight()).toBe(before);
  }
  expect((await heldAnimations(page)).filter((animation) => /blockSize/.test(animation))).not.toEqual([]);
});
