import { type Page } from '@playwright/test';
import { collectProblems, expect, test } from './support/test';
import {
  bar,
  drag,
  endingOn,
  open,
  plan,
  row,
  toast,
  VIEW,
  WEEK_PX,
  planBeforeEach,
} from './support/schedule-plan';
import { touchOf } from './support/touch';
import { day, MANAGER, tokenOf } from './support/users';

planBeforeEach();

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

test('an assignment of a run is dragged from the list of the run, which a click opens', async ({ page }) => {
  const { ada, project } = plan.ids;
  const allocation = { role: 'Reviewer', allocationPercentage: 20, startDate: day(-7), endDate: day(14) };
  await plan.api.assign({ engineerId: ada, projectId: project, ...allocation });
  await open(page, '&density=compact');
  await row(page, 'Ada')
    .getByRole('gridcell', { name: /2 assignments/ })
    .click();
  const list = page.getByRole('dialog', { name: new RegExp(`^Ada ${plan.family}, `) });
  const item = list.getByRole('button', { name: /20%/ });
  const from = (await item.boundingBox())!;
  const to = (await row(page, 'Ben').boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 42, from.y + 11);
  await expect(list).toBeVisible();
  await page.mouse.move(from.x + 40 + WEEK_PX, from.y + 10, { steps: 4 });
  await expect(list).toBeHidden();
  await page.mouse.move(from.x + 40 + WEEK_PX, to.y + 14, { steps: 4 });
  await expect(row(page, 'Ben').getByRole('rowheader')).toContainText('Fits');
  await page.mouse.up();
  await expect(toast(page, 'Assignment moved')).toBeVisible();
  await expect(row(page, 'Ben').getByRole('gridcell', { name: /^20% Bridge/ })).toBeVisible();
});

test('a drag adds no style rule with a condition, for which browsers restyle the whole page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      added.push(rule);
      return insertRule.call(this, rule, index);
    };
    Object.assign(globalThis, { added });
  });
  const added = () => page.evaluate(() => (globalThis as unknown as { added: string[] }).added.splice(0));
  await open(page);
  await added();
  const y = (await row(page, 'Ada').boundingBox())!.y - (await row(page, 'Ben').boundingBox())!.y;
  await drag(page, bar(page, 'Ben'), { x: WEEK_PX, y }, false);
  await expect(row(page, 'Ada').getByRole('rowheader')).toContainText(/Over by|Fits/);
  const rules = await added();
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => rule.startsWith('@'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test.describe('before the code of changes has come', () => {
  const CODE = '**/schedule-parts.*.js';
  /** Returns what lets it through. */
  async function holdBack(page: Page): Promise<() => void> {
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(CODE, async (route) => {
      await sent;
      await route.continue();
    });
    return send;
  }

  test('a drag and its drop are carried out when it comes', async ({ page }) => {
    const send = await holdBack(page);
    await open(page);
    const before = await bar(page, 'Ben').getAttribute('aria-label');
    const asked = page.waitForRequest(CODE);
    await drag(page, bar(page, 'Ben'), { x: 2 * WEEK_PX });
    await asked;
    await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
    send();
    await expect(toast(page, 'Dates changed')).toBeVisible();
    await expect(bar(page, 'Ben')).not.toHaveAccessibleName(before!);
  });

  test('keys wait for it, and move what Space takes rather than the focus', async ({ page }) => {
    const send = await holdBack(page);
    await open(page);
    const before = await bar(page, 'Ben').getAttribute('aria-label');
    await bar(page, 'Ben').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    await expect(bar(page, 'Ben')).toBeFocused();
    send();
    await expect(toast(page, 'Dates changed')).toBeVisible();
    await expect(bar(page, 'Ben')).not.toHaveAccessibleName(before!);
    await expect(bar(page, 'Ben')).toBeFocused();
  });

  test('a drag says so if it cannot come, and the next one asks again', async ({ page, problems }) => {
    await page.route(CODE, (route) => route.abort());
    await open(page);
    const before = await bar(page, 'Ben').getAttribute('aria-label');
    await drag(page, bar(page, 'Ben'), { x: 2 * WEEK_PX });
    await expect(page.getByText(/^Nothing was changed\. Please try again\./)).toBeVisible();
    await expect(bar(page, 'Ben')).toHaveAccessibleName(before!);
    await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toHaveCount(1);
    await page.unroute(CODE);
    await drag(page, bar(page, 'Ben'), { x: 2 * WEEK_PX });
    await expect(toast(page, 'Dates changed')).toBeVisible();
    problems.length = 0;
  });
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
  await expect(row(page, 'Ben').getByRole('rowheader')).toContainText('Over by 40%');
  await expect(page.getByText('Drop to see fixes')).toBeVisible();
  await page.mouse.up();
  await expect(
    page.getByRole('alert').filter({ hasText: /^Not saved\. Ben .* 140 of 100 percent/ }),
  ).toBeAttached();
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/active$/);
  expect(writes.filter((url) => url.includes('/api/assignments') || url.includes('/api/batches'))).toEqual(
    [],
  );
});

test('days dragged across in a row become a new assignment', async ({ page }) => {
  await open(page);
  const head = (await page.getByRole('rowheader', { name: new RegExp(`Ben ${plan.family}`) }).boundingBox())!;
  await page.mouse.move(head.x + head.width + 150, head.y + 34);
  await page.mouse.down();
  await page.mouse.move(head.x + head.width + 150 + WEEK_PX, head.y + 34, { steps: 5 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ben ${plan.family}`);
  await expect(dialog.getByRole('textbox', { name: 'Start Date' })).not.toHaveValue('');
  await expect(dialog.getByText('Filled in from the schedule.')).toBeVisible();
});

test('by touch, swiping scrolls, holding moves, grips resize, and + assigns', async ({
  browser,
  product,
  problems,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    hasTouch: true,
    viewport: { width: 1024, height: 600 },
  });
  const page = await context.newPage();
  collectProblems(page, problems);
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const touch = await touchOf(page);
  const saved: { startDate: string; endDate: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/batches')) return;
    const { operations } = request.postDataJSON() as { operations: { body: (typeof saved)[number] }[] };
    saved.push(...operations.map(({ body }) => body));
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
  const letGo = await touch.holdAndMove({ x: box.x + 60, y: box.y + 11 }, { x: WEEK_PX, y: 4 });
  await letGo();
  await expect(toast(page, 'Dates changed')).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(weekday(saved[0]!.startDate)).toBe(1);
  expect(Math.abs(Date.parse(saved[0]!.startDate) - Date.parse(day(28)))).toBeLessThanOrEqual(3 * 86_400_000);
  expect(length(saved[0]!)).toBe(27);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await bar(page, 'Ben').tap();
  const details = page.getByRole('dialog', { name: `Bridge ${plan.family}, Ben ${plan.family}` });
  await expect(details).toBeVisible();
  const grip = bar(page, 'Ben').locator('[data-grip=end]');
  const target = (await grip.boundingBox())!;
  expect(target).toMatchObject({ width: 44, height: 44 });
  await touch.swipe({ x: target.x + 40, y: target.y + 22 }, { x: -WEEK_PX, y: 0 });
  await expect.poll(() => saved.length).toBe(2);
  // The start, which was not moved, is not sent.
  expect(saved[1]!.startDate).toBeUndefined();
  expect(weekday(saved[1]!.endDate)).toBe(5);
  expect(length({ ...saved[0]!, ...saved[1]! })).toBeLessThan(length(saved[0]!));

  const add = row(page, 'Ada').getByRole('button', { name: `Assign Ada ${plan.family}` });
  const button = (await add.boundingBox())!;
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  await add.tap();
  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ada ${plan.family}`);
  await context.close();
});
