import { ALL, expectAccessible, expectAccessibleIn } from './support/accessible';
import { expect, test } from './support/test';
import { bar, drag, open, plan, row, toast, WEEK_PX, planBeforeEach } from './support/schedule-plan';
import { day } from './support/users';

planBeforeEach();

test('everything dragging does is done by keyboard, announced, and keeps the focus', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Zoom' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('rowheader', { name: new RegExp(`Ada ${plan.family}`) })).toBeFocused();
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
  const details = page.getByRole('dialog', { name: `Bridge ${plan.family}, Ben ${plan.family}` });
  await expect(details.getByRole('button', { name: /^Why/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page, 'Ben')).toBeFocused();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Move Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(`Ben ${plan.family}`);
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
  await expect(create.getByRole('combobox', { name: 'Project' })).toHaveValue(`Bridge ${plan.family}`);
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
