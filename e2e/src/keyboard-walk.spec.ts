import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { day, MANAGER } from './support/users';

const MOST_STOPS = 40;

type Role = 'textbox' | 'button' | 'link' | 'combobox' | 'spinbutton';

/** Presses Tab until the element has the focus. Every stop on the way must be visible and in the window. */
async function tabTo(page: Page, role: Role, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // A radio button that looks otherwise is hidden in its label.
    const focused = page.locator('label:has(:focus), :not(label) > :focus').first();
    await expect(focused, `after ${stop + 1} stops on the way to ${name}`).toBeInViewport();
  }
  throw new Error(`${MOST_STOPS} stops did not lead to the ${role} "${name}".`);
}

/** Chooses the first that a picker with the focus finds, without waiting for what the search answers. */
async function chooseByKeys(page: Page, picker: string, text: string, chosen: RegExp): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  const combobox = page.getByRole('combobox', { name: picker });
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(combobox).toHaveValue(chosen);
}

test('a manager gets from sign-in to a created assignment and back out by keyboard alone', async ({
  page,
}) => {
  const role = 'Walks by keyboard';
  await page.goto('/login');
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(MANAGER.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(MANAGER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'link', 'Assignments');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Assignments', level: 1 })).toBeVisible();
  await tabTo(page, 'button', 'Create Assignment');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toBeFocused();
  await chooseByKeys(page, 'Engineer', 'Daniel Brandt', /Daniel Brandt/);
  await tabTo(page, 'combobox', 'Project');
  await chooseByKeys(page, 'Project', 'Compass', /Compass Mobile/);
  await tabTo(page, 'textbox', 'Role');
  await page.keyboard.type(role);
  await tabTo(page, 'spinbutton', 'Allocation');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'textbox', 'Start Date');
  await page.keyboard.type(day(1));
  await tabTo(page, 'textbox', 'End Date');
  await page.keyboard.type(day(2));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assignment created')).toBeVisible();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create Assignment' })).toBeFocused();
  await expect(page.getByRole('row').filter({ hasText: role })).toHaveCount(1);
  await tabTo(page, 'button', 'Logout', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});
