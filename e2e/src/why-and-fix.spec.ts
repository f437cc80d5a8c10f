import type { Locator, Page } from '@playwright/test';
import { choose } from './support/choose';
import { expectAccessible } from './support/accessible';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, ENGINEER, MANAGER, tokenOf } from './support/users';

/** Each test has its own people, whom it finds by their last name. */
let family = '';
let count = 0;
let ids = { ada: '', later: '' };
let api: ReturnType<typeof apiOf>;

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  api = apiOf(product.url, token);
  family = `Fixer${(count += 1)}x${test.info().workerIndex}`;
  const [ada, ben] = [await api.addEngineer(`Ada ${family}`), await api.addEngineer(`Ben ${family}`)];
  const project = await api.addProject(`Dam ${family}`, day(-60), day(200));
  const assign = (engineerId: string, allocationPercentage: number, from: number, to: number) =>
    api.assign({
      engineerId,
      projectId: project,
      role: 'Developer',
      allocationPercentage,
      startDate: day(from),
      endDate: day(to),
    });
  await assign(ada, 60, -30, 60);
  ids = { ada, later: await assign(ben, 80, 14, 48) };
});

const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${name} ${family}`) }) });
const bar = (page: Page, name: string) => row(page, name).getByRole('gridcell');
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const fixes = (page: Page) => page.getByRole('dialog', { name: 'Fix the overload' });

async function openSchedule(page: Page) {
  await page.goto(`/manager/assignments?view=schedule&q=${family}`);
  await expect(bar(page, 'Ben')).toHaveCount(1);
}

/** From the top of a row to the end of its second lane. */
const TWO_LANES_PX = 26 + 2 * 24 - 2;

/** Drags a bar to the row above. */
async function dragUp(page: Page, from: Locator) {
  // Waits until rows have stopped sliding.
  await from.hover({ position: { x: 40, y: 11 } });
  const box = (await from.boundingBox())!;
  const y = (await row(page, 'Ada').boundingBox())!.y - (await row(page, 'Ben').boundingBox())!.y;
  const start = { x: box.x + 40, y: box.y + 11 };
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + y / 2, { steps: 4 });
  await page.mouse.move(start.x, start.y + y, { steps: 4 });
  await page.mouse.up();
}

test('a drop that would overload is fixed by keyboard, in one batch, and undone', async ({ page }) => {
  await openSchedule(page);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(new URL(request.url()).pathname));
  const before = await bar(page, 'Ben').getAttribute('aria-label');
  await dragUp(page, bar(page, 'Ben'));
  await expect(fixes(page)).toContainText(`Ada ${family} would be at 140 of 100%`);
  await expect(
    page.getByRole('alert').filter({ hasText: /^Not saved\. Ada .* 140 of 100 percent/ }),
  ).toBeAttached();
  await expect(fixes(page).getByRole('radio', { name: /Reduce .* to 40%/ })).toBeFocused();
  const [above, below] = [(await row(page, 'Ada').boundingBox())!, (await fixes(page).boundingBox())!];
  expect(below.y, 'it covers neither the bar nor its strip').toBeGreaterThanOrEqual(above.y + TWO_LANES_PX);
  expect(below.y + below.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(fixes(page)).toHaveCount(0);
  await expect(bar(page, 'Ben')).toBeFocused();
  expect(writes.filter((path) => path.startsWith('/api/assign') || path === '/api/batches')).toEqual([]);

  await dragUp(page, bar(page, 'Ben'));
  await expect(fixes(page).getByRole('radio', { name: /Reduce .* to 40%/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Overload fixed')).toBeVisible();
  await expect(bar(page, 'Ada')).toHaveCount(2);
  await expect(bar(page, 'Ada').last()).toHaveAccessibleName(/40 percent/);
  await expect(bar(page, 'Ben')).toHaveCount(0);
  expect(writes.filter((path) => path === '/api/batches')).toHaveLength(1);
  await toast(page, 'Overload fixed').getByRole('button', { name: /^Undo/ }).click();
  await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
  await expect(bar(page, 'Ada')).toHaveCount(1);
});

test('an overload that exists is explained and fixed from the head of its row', async ({ page }) => {
  await api.updateEngineer(ids.ada, { maxCapacity: 50 });
  await openSchedule(page);
  const head = page.getByRole('rowheader', { name: new RegExp(`Ada ${family}`) });
  await expect(head).toContainText('Over by 10%');
  await head.focus();
  await page.keyboard.press('w');
  const why = page.getByRole('dialog', { name: 'Why 60 of 50%?' });
  await expect(why).toContainText(`Dam ${family}`);
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Fix the overload' }).click();
  await expect(fixes(page)).toContainText('is at 60 of 50%');
  await expect(fixes(page).getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Overload fixed')).toBeVisible();
  await expect(head).not.toContainText('Over by');
  await expect(bar(page, 'Ada').first()).toHaveAccessibleName(/60 percent.*completed$/);
  await expect(bar(page, 'Ada').last()).toHaveAccessibleName(/50 percent.*active$/);
});

test('an overload is explained from the roster by keyboard, and nothing is requested before', async ({
  page,
}) => {
  await api.updateEngineer(ids.ada, { maxCapacity: 45 });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/capacity') && asked.push(request.url()));
  await page.goto(`/manager/engineers?q=${family}`);
  const button = page.getByRole('button', { name: 'over by 15%. Why?' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: 'Why over by 15%?' });
  await expect(why).toContainText(`Ada ${family}, `);
  await expect(why).toContainText(/Max capacityLowered from 100% by .*, \d{4}45%/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  // Once, and again whenever a live event says that something has changed.
  expect(asked).not.toEqual([]);
});

test('the Move dialog offers the same', async ({ page }) => {
  await page.goto(`/manager/assignments?view=schedule&q=${family}&selected=assignment:${ids.later}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Assignment' });
  await choose(page, dialog.getByRole('combobox', { name: 'Engineer' }), `Ada ${family}`);
  await dialog.getByRole('button', { name: 'Fix the overload' }).click();
  await expect(fixes(page)).toContainText('would be at 140 of 100%');
  await fixes(page).getByRole('button', { name: 'Reduce to 40%' }).click();
  await expect(toast(page, 'Overload fixed')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(bar(page, 'Ada')).toHaveCount(2);
});

test('engineers ask about their own figures, and see their own schedule', async ({ page, product }) => {
  const token = await tokenOf(product.url, ENGINEER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await page.goto('/engineer/dashboard');
  const figure = page.getByRole('button', { name: /% allocated\. Why\?$/ }).first();
  await figure.press('Enter');
  const why = page.getByRole('dialog', { name: /^Why \d+% of \d+% allocated\?$/ });
  await expect(why).toContainText('Max capacity');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(figure).toBeFocused();

  await page.goto('/engineer/assignments');
  await page.getByText('Schedule', { exact: true }).click();
  await expect(page).toHaveURL(/view=schedule$/);
  const head = page.getByRole('rowheader');
  await expect(page.getByRole('grid', { name: 'My schedule' }).getByRole('row')).toHaveCount(1);
  await head.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('gridcell').last();
  await expect(last).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: /^Why / })).toContainText('Load');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Current and upcoming assignments' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
