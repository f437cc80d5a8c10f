import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

const ENGINEERS = '/manager/engineers';
const VIEW = `${ENGINEERS}?view=availability`;

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

const grid = (page: Page) => page.getByRole('grid', { name: 'Availability by engineer' });
const cells = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).getByRole('gridcell');

test('the heatmap has one tab stop, whose arrow keys move by cell and Enter opens the schedule', async ({
  page,
}) => {
  await page.goto(VIEW);
  await expect(cells(page, 'Aiko Tanaka')).toHaveCount(13);
  await page.getByRole('button', { name: 'Later' }).focus();
  await page.keyboard.press('Tab');
  await expect(cells(page, 'Aiko Tanaka').first()).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cells(page, 'Björn Gustafsson').nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cells(page, 'Björn Gustafsson').last()).toBeFocused();
  await page.keyboard.press('PageDown');
  const focused = page.locator('[data-cell]:focus');
  await expect(focused).not.toHaveAccessibleName(/Björn Gustafsson/);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/manager\/assignments\?view=schedule&from=[\d-]+&selected=engineer%3A[0-9a-f]{24}$/,
  );
});

test('the address keeps what is shown, through reload and back', async ({ page }) => {
  await page.goto(ENGINEERS);
  await page.getByText('Availability', { exact: true }).click();
  await expect(cells(page, 'Aiko Tanaka')).toHaveCount(13);
  await expect(page).toHaveURL(VIEW);
  await page.getByText('Month', { exact: true }).click();
  await expect(cells(page, 'Aiko Tanaka')).toHaveCount(12);
  await page.getByText('Peak', { exact: true }).click();
  await page.getByRole('button', { name: 'Show over capacity' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await page.reload();
  await expect(page).toHaveURL(`${VIEW}&zoom=month&show=peak&only=over`);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(cells(page, 'Samir Haddad').first()).toHaveText('100%');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(VIEW);
  await expect(cells(page, 'Aiko Tanaka')).toHaveCount(13);
  await page.goBack();
  await expect(page).toHaveURL(ENGINEERS);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(`${VIEW}&zoom=century&from=soon&only=me&sort=-luck`);
  await expect(cells(page, 'Aiko Tanaka')).toHaveCount(13);
});

for (const [name, width, colorScheme] of [
  ['wide', 1440, 'light'],
  ['tablet', 768, 'dark'],
  ['phone', 390, 'light'],
] as const) {
  test(`heatmap and search are accessible and never wider than the window, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const searches = ['', '&find=1&skill=Go&skill=PostgreSQL&match=any&min=20', '&find=1&skill=COBOL'];
    for (const search of searches) {
      await page.goto(`${VIEW}${search}`);
      const shown = search.includes('COBOL') ? 'No one fits.' : search ? 'Assign' : 'Aiko Tanaka';
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/^Loading|^Finding/)).toHaveCount(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('people are found for a project and assigned to it', async ({ page }) => {
  await page.goto('/manager/projects');
  await page.getByRole('button', { name: 'View Team of Harbour Booking' }).click();
  const team = page.getByRole('dialog', { name: /^Team Members/ });
  await team.getByRole('button', { name: 'Find people' }).click();
  await expect(page).toHaveURL(/view=availability&find=1&.*for=[0-9a-f]{24}/);
  const search = page.getByRole('search', { name: 'Find people' });
  await expect(search.getByRole('combobox', { name: /For project/ })).not.toHaveValue('');
  const chosen = search.getByRole('button', { name: /^Remove / });
  for (let left = await chosen.count(); left > 0; left -= 1) {
    await chosen.first().click();
    await expect(chosen).toHaveCount(left - 1);
  }
  await search.getByRole('textbox', { name: 'To' }).fill(day(20));
  await search.getByRole('spinbutton', { name: 'At least' }).fill('5');
  await expect(page).toHaveURL(new RegExp(`to=${day(20)}.*min=5`));
  const assign = page.getByRole('list', { name: 'People who fit' }).getByRole('button', { name: /^Assign/ });
  const name = (await assign.first().getAttribute('aria-label'))?.replace('Assign ', '') ?? '';
  await assign.first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(dialog.getByRole('combobox', { name: 'Engineer' })).toHaveValue(name);
  await expect(dialog.getByText(/^Filled in from Find people/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Planner');
  await dialog.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Assignment created').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Assign ${name}` })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /already on it/ })).toBeVisible();
});
