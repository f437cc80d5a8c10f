import { expect, test, type Locator, type Page } from '@playwright/test';
import { openStory } from './support/storybook';

// The keyboard interactions of the ARIA Authoring Practices patterns, with a real browser's focus handling.
test.describe.configure({ mode: 'parallel' });

/** Presses keys one after the other, as a user would. Each is handled before the next. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Expects that the focused field's active descendant is this option. */
async function expectActive(field: Locator, option: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
}

test('menu: arrows wrap, Home, End, and letters move the focus, Escape and Tab return it', async ({
  page,
}) => {
  await openStory(page, 'overlay-menu--closed');
  const button = page.getByRole('button', { name: 'Actions for Atlas Billing' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await press(page, 'Tab');
  await expect(button).toBeFocused();
  await press(page, 'Enter');
  await expect(item('Edit')).toBeFocused();
  for (const [key, name] of [
    ['ArrowDown', 'View Team'],
    ['End', 'Delete'],
    ['ArrowDown', 'Edit'],
    ['ArrowUp', 'Delete'],
    ['Home', 'Edit'],
    ['v', 'View Team'],
  ] as const) {
    await press(page, key);
    await expect(item(name)).toBeFocused();
  }
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(item('Edit')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('dialog: focus moves in, is trapped in both directions, and returns', async ({ page }) => {
  await openStory(page, 'overlay-dialog--asks-before-dropping');
  const button = page.getByRole('button', { name: 'Add Engineer' });
  const dialog = page.getByRole('dialog', { name: 'Add Engineer' });
  await press(page, 'Tab', 'Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    // More often than the dialog has tab stops.
    for (let stop = 0; stop < 6; stop += 1) {
      await press(page, key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  }
  await press(page, 'Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('dialog: discarding changes requires confirmation, and Escape closes only the confirmation', async ({
  page,
}) => {
  await openStory(page, 'overlay-dialog--asks-before-dropping');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Ingrid');
  await press(page, 'Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await press(page, 'Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ingrid');
});

test('combobox: arrows move the active option, Enter selects, Escape closes, Tab moves on', async ({
  page,
}) => {
  await openStory(page, 'fields-combobox--empty');
  const field = page.getByRole('combobox', { name: 'Engineer' });
  const option = (name: string) => page.getByRole('option', { name });
  await press(page, 'Tab', 'ArrowDown');
  await expectActive(field, option('Ilya Aronov'));
  await press(page, 'ArrowDown');
  await expectActive(field, option('Lukas Brandt'));
  await press(page, 'ArrowUp', 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('');
  await page.keyboard.type('gus');
  await expectActive(field, option('Gustav Nyström'));
  await press(page, 'Enter');
  await expect(field).toHaveValue('Gustav Nyström');
  await expect(field).toBeFocused();
  await press(page, 'ArrowDown', 'Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('Gustav Nyström');
});

test('select: arrows, Home, End, and letters move the active option, Enter, Space, and Tab select, Escape cancels', async ({
  page,
}) => {
  await openStory(page, 'fields-select--chosen');
  const field = page.getByRole('combobox', { name: 'Seniority' });
  const option = (name: string) => page.getByRole('option', { name });
  await press(page, 'Tab', 'Enter');
  await expectActive(field, option('Junior'));
  for (const [key, name] of [
    ['ArrowDown', 'Mid'],
    ['End', 'Lead'],
    ['ArrowUp', 'Senior'],
    ['Home', 'Junior'],
    ['s', 'Senior'],
  ] as const) {
    await press(page, key);
    await expectActive(field, option(name));
  }
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveText('Junior');
  await press(page, 'Space', 'PageDown', 'Enter');
  await expect(field).toHaveText('Lead');
  await press(page, 'ArrowDown', 'ArrowUp', 'Tab');
  await expect(field).toHaveText('Senior');
  await expect(field).not.toBeFocused();
});

test('date picker: arrows move by day and week, Home and End within the week, Page keys by month and year', async ({
  page,
}) => {
  await openStory(page, 'fields-datefield--chosen');
  const field = page.getByRole('textbox', { name: 'Start Date' });
  await press(page, 'Tab', 'Alt+ArrowDown');
  const calendar = page.getByRole('dialog', { name: 'Start Date' });
  await expect(calendar.getByRole('button', { name: /April 20, 2026/ })).toBeFocused();
  for (const [key, day] of [
    ['ArrowRight', 'April 21, 2026'],
    ['ArrowDown', 'April 28, 2026'],
    ['ArrowLeft', 'April 27, 2026'],
    ['ArrowUp', 'April 20, 2026'],
    ['End', 'April 25, 2026'],
    ['Home', 'April 19, 2026'],
    ['PageDown', 'May 19, 2026'],
    ['PageUp', 'April 19, 2026'],
    ['Shift+PageDown', 'April 19, 2027'],
  ] as const) {
    await press(page, key);
    await expect(calendar.getByRole('button', { name: new RegExp(day) })).toBeFocused();
  }
  for (let stop = 0; stop < 5; stop += 1) {
    await press(page, 'Tab');
    await expect(calendar.locator(':focus')).toHaveCount(1);
  }
  await press(page, 'Escape');
  await expect(calendar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused();
  await press(page, 'Enter');
  await expect(calendar.getByRole('button', { name: /April 20, 2026/ })).toBeFocused();
  await press(page, 'ArrowRight', 'Enter');
  await expect(calendar).toHaveCount(0);
  await expect(field).toHaveValue('Apr 21, 2026');
});

test('grid: one tab stop, arrows move by day and week, Home and End within the week, Page keys by month, Enter opens a day', async ({
  page,
}) => {
  await openStory(page, 'calendar-monthgrid--month');
  const day = (name: string) => page.getByRole('grid').getByRole('button', { name: new RegExp(name) });
  // The grid follows the three buttons of the month picker.
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(day('March 11, 2026')).toBeFocused();
  for (const [key, name] of [
    ['ArrowRight', 'March 12, 2026'],
    ['ArrowDown', 'March 19, 2026'],
    ['ArrowLeft', 'March 18, 2026'],
    ['ArrowUp', 'March 11, 2026'],
    ['End', 'March 14, 2026'],
    ['Home', 'March 8, 2026'],
    ['PageDown', 'April 8, 2026'],
    ['PageUp', 'March 8, 2026'],
  ] as const) {
    await press(page, key);
    await expect(day(name)).toBeFocused();
  }
  await press(page, 'Enter');
  const list = page.getByRole('dialog', { name: 'Sun, Mar 8, 2026' });
  await expect(list).toContainText('Atlas Billing (Frontend lead) - active');
  await expect(day('March 8, 2026')).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Escape');
  await expect(list).toHaveCount(0);
  await expect(day('March 8, 2026')).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
});

test('tooltip: opens immediately on focus and closes on Escape', async ({ page }) => {
  await openStory(page, 'overlay-tooltip--default');
  const tooltip = page.getByRole('tooltip');
  await press(page, 'Tab');
  await expect(tooltip).toBeVisible();
  await expect(page.getByRole('button')).toHaveAccessibleDescription((await tooltip.textContent()) ?? '');
  await press(page, 'Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(page.getByRole('button')).toBeFocused();
});

test('tooltip: closes when the focus moves on', async ({ page }) => {
  await openStory(page, 'data-datatable--rows');
  await page.getByRole('button', { name: 'End Date' }).focus();
  await press(page, 'Tab');
  await expect(page.getByRole('tooltip')).toHaveText('CSS');
  await press(page, 'Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('tooltip: opens 700 ms after hovering and stays open while it is hovered', async ({ page }) => {
  await page.clock.install();
  await openStory(page, 'overlay-tooltip--default');
  // The first one waits for its code.
  await page.getByRole('button').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // Advance the clock manually from here, so that a busy machine has no effect.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button').hover();
  await page.clock.runFor(690);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await page.clock.runFor(1000);
  await page.getByRole('tooltip').hover();
  await page.clock.runFor(1000);
  await expect(page.getByRole('tooltip')).toHaveCount(1);
});

test('toasts: F8 moves the focus to them, and Escape dismisses the focused one', async ({ page }) => {
  await openStory(page, 'overlay-toaster--live');
  await page.getByRole('button', { name: 'Report a failure' }).click();
  await press(page, 'F8', 'Tab');
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to create project' });
  await expect(toast).toBeFocused();
  await press(page, 'Escape');
  await expect(toast).toHaveCount(0);
});

test('table: Enter and Space on a header change the sort order', async ({ page }) => {
  await openStory(page, 'data-datatable--rows');
  const header = page.getByRole('columnheader', { name: 'Engineer' });
  await header.getByRole('button').focus();
  await press(page, 'Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await press(page, 'Space');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('spin button and slider: arrows step, Page keys take larger steps, Home and End move to the ends', async ({
  page,
}) => {
  await openStory(page, 'fields-percentfield--with-remaining');
  const number = page.getByRole('spinbutton', { name: 'Allocation' });
  await press(page, 'Tab', 'ArrowUp');
  await expect(number).toHaveValue('30%');
  await press(page, 'PageDown');
  await expect(number).toHaveValue('20%');
  await press(page, 'Tab', 'End');
  await expect(page.getByRole('slider', { name: 'Allocation' })).toBeFocused();
  await expect(number).toHaveValue('100%');
  await press(page, 'Home', 'ArrowRight');
  await expect(number).toHaveValue('1%');
});

test('radio cards: one tab stop, arrows select', async ({ page }) => {
  await openStory(page, 'core-radiocards--none-chosen');
  const radio = (name: string) => page.getByRole('radio', { name });
  await press(page, 'Tab', 'Space');
  await expect(radio('Manager')).toBeChecked();
  await press(page, 'ArrowDown');
  await expect(radio('Engineer')).toBeChecked();
  await press(page, 'Tab');
  await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(0);
});
