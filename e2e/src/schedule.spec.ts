import type { Locator, Page } from '@playwright/test';
import { ALL, expectAccessible, expectAccessibleIn } from './support/accessible';
import { apiOf } from './support/plan';
import { collectProblems, expect, test } from './support/test';
import { touchOf } from './support/touch';
import { day, MANAGER, registerManager, tokenOf } from './support/users';

const VIEW = '/manager/assignments?view=schedule';
const WEEK_PX = 70;

/** Each test has its own people, whom it finds by their last name. */
let family = '';
let count = 0;

interface Plan {
  ids: { ada: string; ben: string; project: string; running: string; later: string };
  api: ReturnType<typeof apiOf>;
}
let plan: Plan;

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const api = apiOf(product.url, token);
  family = `Planner${(count += 1)}x${test.info().workerIndex}`;
  const [ada, ben] = [await api.addEngineer(`Ada ${family}`), await api.addEngineer(`Ben ${family}`)];
  const project = await api.addProject(`Bridge ${family}`, day(-60), day(200));
  const assign = (engineerId: string, allocationPercentage: number, from: number, to: number) =>
    api.assign({
      ...{ engineerId, projectId: project, role: 'Developer', allocationPercentage },
      ...{ startDate: day(from), endDate: day(to) },
    });
  plan = {
    api,
    ids: {
      ...{ ada, ben, project },
      running: await assign(ada, 60, -30, 40),
      later: await assign(ben, 80, 21, 48),
    },
  };
});

const open = async (page: Page, more = '') => {
  await page.goto(`${VIEW}&q=${family}${more}`);
  await expect(page.getByRole('rowheader', { name: new RegExp(`Ada ${family}`) })).toBeVisible();
};
const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${name} ${family}`) }) });
const bar = (page: Page, name: string) => row(page, name).getByRole('gridcell');
const endingOn = (offset: number) => new RegExp(` to (\\w+ )?${Number(day(offset).slice(8))}, \\d{4}, \\w+$`);
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function drag(page: Page, from: Locator, by: { x: number; y?: number }, drops = true) {
  const box = (await from.boundingBox())!;
  // A bar may begin left of what is in sight.
  const start = { x: Math.max(box.x, 560) + 20, y: box.y + 11 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + by.x / 2, start.y + (by.y ?? 0) / 2, { steps: 4 });
  await page.mouse.move(start.x + by.x, start.y + (by.y ?? 0), { steps: 4 });
  if (drops) await page.mouse.up();
}

test('the address keeps view, zoom, days, and the selected assignment', async ({ page }) => {
  await page.goto(`/manager/assignments?q=${family}`);
  await page.getByText('Schedule', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${family}&view=schedule$`));
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/^Bridge .*, 60 percent, Developer, .*, active$/);
  await page.getByText('Month', { exact: true }).click();
  await expect(page).toHaveURL(/zoom=month/);
  await bar(page, 'Ben').click();
  const details = page.getByRole('dialog', { name: `Bridge ${family}, Ben ${family}` });
  await expect(details.getByText('80 of 100%')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`selected=assignment%3A${plan.ids.later}`));
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.goto(`${VIEW}&q=${family}&zoom=century&from=soon&selected=nothing`);
  await expect(bar(page, 'Ada')).toHaveCount(1);
});

test('resting on an assignment dims those of other projects, and a menu is on the head of a row', async ({
  page,
}) => {
  const { api, ids } = plan;
  await api.assign({
    projectId: await api.addProject(`Quarry ${family}`, day(-60), day(200)),
    ...{ engineerId: ids.ben, role: 'Developer', allocationPercentage: 10 },
    ...{ startDate: day(7), endDate: day(48) },
  });
  await open(page);
  const [bridges, quarry] = [
    page.getByRole('gridcell', { name: new RegExp(`^Bridge ${family}`) }),
    page.getByRole('gridcell', { name: new RegExp(`^Quarry ${family}`) }),
  ];
  await quarry.hover();
  await expect(bridges.first()).toHaveCSS('opacity', '0.45');
  await expect(bridges.last()).toHaveCSS('opacity', '0.45');
  await expect(quarry).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(bridges.first()).toHaveCSS('opacity', '1');

  const head = row(page, 'Ben').getByRole('rowheader');
  await head.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Open capacity', 'Assign', 'Why this number?', 'History'],
  ]);
  await page.keyboard.press('Escape');
  await expect(head).toBeFocused();
});

test('dates are dragged by weeks, shown at once, and undone from the toast or by keyboard', async ({
  page,
}) => {
  await open(page);
  const before = await bar(page, 'Ben').getAttribute('aria-label');
  await drag(page, bar(page, 'Ben'), { x: 2 * WEEK_PX });
  await expect(toast(page, 'Dates changed')).toBeVisible();
  await expect(bar(page, 'Ben')).not.toHaveAccessibleName(before!);
  await toast(page, 'Dates changed').getByRole('button', { name: /^Undo/ }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
  await toast(page, 'Undone').getByRole('button', { name: /^Redo/ }).click();
  await expect(bar(page, 'Ben')).not.toHaveAccessibleName(before!);
  await expect(toast(page, 'Redone')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
});

for (const [how, putBack] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the right button', (page: Page) => page.mouse.down({ button: 'right' })],
] as const) {
  test(`${how} puts back what is dragged`, async ({ page }) => {
    await open(page);
    const before = await bar(page, 'Ben').getAttribute('aria-label');
    await drag(page, bar(page, 'Ben'), { x: WEEK_PX }, false);
    await expect(page.getByText('Dragging', { exact: true })).toBeVisible();
    await putBack(page);
    await expect(page.getByText('Put back.')).toBeAttached();
    await expect(page.getByText('Dragging', { exact: true })).toHaveCount(0);
    await page.mouse.up({ button: 'right' });
    await page.mouse.up();
    await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a project’s dates are walls', async ({ page }) => {
  await plan.api.updateAssignment(plan.ids.later, { startDate: day(150), endDate: day(180) });
  await open(page, `&from=${day(140)}`);
  await drag(page, bar(page, 'Ben'), { x: 6 * WEEK_PX }, false);
  await expect(page.getByText(/^Project ends /)).toBeVisible();
  await page.mouse.up();
  await expect(bar(page, 'Ben')).toHaveAccessibleName(endingOn(200));
});

test('an end is dragged by the edge of a bar, and a double click edits', async ({ page }) => {
  await open(page);
  const box = (await bar(page, 'Ben').boundingBox())!;
  const at = { x: box.x + box.width - 3, y: box.y + 11 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.keyboard.down('Alt');
  await page.mouse.move(at.x + 14, at.y, { steps: 3 });
  await page.mouse.move(at.x + 20, at.y);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(toast(page, 'Dates changed')).toBeVisible();
  await expect(bar(page, 'Ben')).toHaveAccessibleName(endingOn(50));
  await bar(page, 'Ben').dblclick();
  await expect(page.getByRole('dialog', { name: 'Edit Assignment' })).toBeVisible();
});

test('a running assignment is handed over from today on, and the hand-over undone as one', async ({
  page,
}) => {
  await open(page);
  const y = (await row(page, 'Ben').boundingBox())!.y - (await row(page, 'Ada').boundingBox())!.y;
  await plan.api.updateAssignment(plan.ids.later, { allocationPercentage: 40 });
  await expect(bar(page, 'Ben')).toHaveAccessibleName(/40 percent/);
  await drag(page, bar(page, 'Ada'), { x: 0, y });
  await expect(toast(page, 'Assignment moved')).toBeVisible();
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/completed$/);
  await expect(bar(page, 'Ben')).toHaveCount(2);
  await expect(bar(page, 'Ben').first()).toHaveAccessibleName(/60 percent.*active$/);
  await toast(page, 'Assignment moved').getByRole('button', { name: /^Undo/ }).click();
  await expect(bar(page, 'Ben')).toHaveCount(1);
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/active$/);
});

test('what would overload somebody is said before and after the drop, and not sent', async ({ page }) => {
  await open(page);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  const y = (await row(page, 'Ben').boundingBox())!.y - (await row(page, 'Ada').boundingBox())!.y;
  await drag(page, bar(page, 'Ada'), { x: 0, y }, false);
  await expect(page.getByText(/Over by 40%/)).toBeVisible();
  await page.mouse.up();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Not saved\. Ben .* 140 of 100 percent/ }),
  ).toBeAttached();
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/active$/);
  expect(writes.filter((url) => url.includes('/api/assignments') || url.includes('/api/batches'))).toEqual(
    [],
  );
});

test('everything dragging does is done by keyboard, announced, and keeps the focus', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('rowheader', { name: new RegExp(`Ada ${family}`) })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(bar(page, 'Ben')).toBeFocused();
  await page.keyboard.press(' ');
  const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  await expect(status(/^Taken: Bridge .*, 80 percent\. Arrow keys move/)).toBeAttached();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status(/, Ben .*, peak 80 of 100 percent\.$/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(status(/^Put back\.$/)).toBeAttached();
  await page.keyboard.press(' ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(status(/^Moved: Bridge/)).toBeAttached();
  await expect(toast(page, 'Dates changed')).toBeVisible();
  await expect(bar(page, 'Ben')).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: `Bridge ${family}, Ben ${family}` });
  await expect(details.getByRole('button', { name: /^Why/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page, 'Ben')).toBeFocused();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ben ${family}`);
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(day(50));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toHaveCount(0);
});

test('an assignment is split by a key, duplicated from its menu, and copied by a drop with Ctrl', async ({
  page,
}) => {
  await open(page);
  await bar(page, 'Ada').focus();
  await page.keyboard.press('s');
  const split = page.getByRole('dialog', { name: 'Split Assignment' });
  await expect(split.getByText('Second part', { exact: true })).toBeVisible();
  await expectAccessibleIn(page, ALL);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Assignment split')).toBeVisible();
  await expect(bar(page, 'Ada')).toHaveCount(2);
  await expect(bar(page, 'Ada').first()).toHaveAccessibleName(/completed$/);
  await expect(bar(page, 'Ada').first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(bar(page, 'Ada')).toHaveCount(1);

  await bar(page, 'Ben').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  const create = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(create.getByRole('combobox', { name: 'Project' })).toHaveValue(`Bridge ${family}`);
  await expect(create.getByRole('textbox', { name: 'Role' })).toHaveValue('Developer');
  await create.getByRole('textbox', { name: 'End Date' }).fill(day(90));
  await create.getByRole('textbox', { name: 'Start Date' }).fill(day(70));
  await create.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(toast(page, 'Assignment created')).toBeVisible();
  await expect(bar(page, 'Ben')).toHaveCount(2);

  await plan.api.updateAssignment(plan.ids.running, { allocationPercentage: 20 });
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/20 percent/);
  const y = (await row(page, 'Ben').boundingBox())!.y - (await row(page, 'Ada').boundingBox())!.y;
  await drag(page, bar(page, 'Ada'), { x: 0, y }, false);
  await page.keyboard.down('Control');
  await expect(page.getByText(/^Copy: Ben/)).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(bar(page, 'Ben')).toHaveCount(3);
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/active$/);
  await toast(page, 'Copy of Bridge').getByRole('button', { name: /^Undo/ }).click();
  await expect(bar(page, 'Ben')).toHaveCount(2);
});

test('several are selected and moved together by pointer and by keys, each time with one undo', async ({
  page,
}) => {
  await open(page);
  const names = () => Promise.all(['Ada', 'Ben'].map((name) => bar(page, name).getAttribute('aria-label')));
  const before = await names();
  await bar(page, 'Ada').click({ modifiers: ['Control'] });
  await bar(page, 'Ben').click({ modifiers: ['Control'] });
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await drag(page, bar(page, 'Ben'), { x: WEEK_PX }, false);
  await expect(page.getByText(/^2 assignments, \d+ days later$/)).toBeVisible();
  await page.mouse.up();
  await expect(toast(page, 'Assignments moved')).toBeVisible();
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    await expect(bar(page, name)).not.toHaveAccessibleName(before[index]!);
  }
  await toast(page, 'Assignments moved').getByRole('button', { name: /^Undo/ }).click();
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    await expect(bar(page, name)).toHaveAccessibleName(before[index]!);
  }

  await bar(page, 'Ben').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toHaveCount(0);
  await page.keyboard.press('Control+ ');
  await page.keyboard.press('ArrowUp');
  await expect(bar(page, 'Ada')).toBeFocused();
  await page.keyboard.press('Control+ ');
  await expect(page.getByText('2 selected')).toBeVisible();
  for (const key of [' ', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Moved: 2 assignments, 7 days later.')).toBeAttached();
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    await expect(bar(page, name)).not.toHaveAccessibleName(before[index]!);
  }
  await expect(bar(page, 'Ada')).toBeFocused();
  await page.keyboard.press('Control+z');
  for (const [index, name] of ['Ada', 'Ben'].entries()) {
    await expect(bar(page, name)).toHaveAccessibleName(before[index]!);
  }
});

test('days dragged across in a row become a new assignment', async ({ page }) => {
  await open(page);
  const head = (await page.getByRole('rowheader', { name: new RegExp(`Ben ${family}`) }).boundingBox())!;
  await page.mouse.move(head.x + head.width + 150, head.y + 34);
  await page.mouse.down();
  await page.mouse.move(head.x + head.width + 150 + WEEK_PX, head.y + 34, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ben ${family}`);
  await expect(dialog.getByRole('textbox', { name: 'Start Date' })).not.toHaveValue('');
  await expect(dialog.getByText('Filled in from the schedule.')).toBeVisible();
});

test('what others change appears in all tabs through one stream, and says who it was', async ({
  page,
  context,
  product,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/events') && streams.push(request.url()));
  await open(page);
  // Until the stream is open.
  await page.waitForResponse((response) => response.url().endsWith('/api/events'));
  const tab = await context.newPage();
  await tab.addInitScript(
    (token) => localStorage.setItem('authToken', String(token)),
    await page.evaluate(() => localStorage.getItem('authToken')),
  );
  await open(tab);
  // Longer than a tab waits before it listens.
  await tab.waitForTimeout(4000);
  const marta = apiOf(product.url, await registerManager(product.url, 'Marta Kowalska'));
  await marta.updateAssignment(plan.ids.later, { allocationPercentage: 35 });
  for (const each of [page, tab]) {
    await expect(bar(each, 'Ben')).toHaveAccessibleName(/35 percent/);
    await expect(each.getByText('Marta Kowalska changed this')).toBeVisible();
  }
  expect(streams).toHaveLength(1);
});

test('by touch, swiping scrolls, holding moves, grips resize, and + assigns', async ({
  browser,
  product,
  problems,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: product.url, hasTouch: true, viewport: { width: 1024, height: 600 } },
  });
  const page = await context.newPage();
  collectProblems(page, problems);
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const touch = await touchOf(page);
  const saved: { startDate: string; endDate: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.postDataJSON() as (typeof saved)[number]);
  });
  const sheet = page.getByRole('grid').locator('xpath=../..');
  const scrolled = () => sheet.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));
  const weekday = (text: string) => new Date(text).getUTCDay();
  const length = ({ startDate, endDate }: (typeof saved)[number]) =>
    (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;

  await page.goto(VIEW);
  const first = (await page.getByRole('gridcell').first().boundingBox())!;
  const before = await scrolled();
  const at = { x: Math.max(first.x, 560) + 60, y: first.y + 11 };
  await touch.swipe(at, { x: -150, y: 0 });
  await expect.poll(async () => (await scrolled()).scrollLeft).toBeGreaterThan(before.scrollLeft + 50);
  await touch.swipe({ x: at.x, y: 400 }, { x: 0, y: -150 });
  await expect.poll(async () => (await scrolled()).scrollTop).toBeGreaterThan(50);

  await open(page, `&from=${day(14)}`);
  const box = (await bar(page, 'Ben').boundingBox())!;
  await touch.holdAndMove({ x: box.x + 60, y: box.y + 11 }, { x: WEEK_PX, y: 4 });
  await expect(toast(page, 'Dates changed')).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(weekday(saved[0]!.startDate)).toBe(1);
  expect(Math.abs(Date.parse(saved[0]!.startDate) - Date.parse(day(28)))).toBeLessThanOrEqual(3 * 86_400_000);
  expect(length(saved[0]!)).toBe(27);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar(page, 'Ben').tap();
  const details = page.getByRole('dialog', { name: `Bridge ${family}, Ben ${family}` });
  await expect(details).toBeVisible();
  const grip = bar(page, 'Ben').locator('[data-grip=end]');
  const target = (await grip.boundingBox())!;
  expect(target).toMatchObject({ width: 44, height: 44 });
  await touch.swipe({ x: target.x + 40, y: target.y + 22 }, { x: -WEEK_PX, y: 0 });
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]!.startDate).toBe(saved[0]!.startDate);
  expect(weekday(saved[1]!.endDate)).toBe(5);
  expect(length(saved[1]!)).toBeLessThan(length(saved[0]!));

  const add = row(page, 'Ada').getByRole('button', { name: `Assign Ada ${family}` });
  const button = (await add.boundingBox())!;
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  await add.tap();
  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ada ${family}`);
  await context.close();
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [390, 'light'],
] as const) {
  test(`the schedule and its details are accessible, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(VIEW);
    const agenda = page.getByRole('list', { name: 'Schedule by engineer' });
    const row = width < 640 ? agenda.getByRole('listitem') : page.getByRole('gridcell');
    await expect(row.first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto(`${VIEW}&q=${family}&selected=assignment:${plan.ids.running}`);
    await expect(page.getByRole('dialog', { name: `Bridge ${family}, Ada ${family}` })).toBeVisible();
    await expectAccessible(page);
  });
}
