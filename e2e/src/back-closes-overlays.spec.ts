import type { Page } from '@playwright/test';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

/** Goes back to where an overlay closes, and waits until the browser is at the page's address again. */
async function backTo(page: Page, address: RegExp) {
  await page.goBack();
  await expect(page).toHaveURL(address);
}

test('Back closes a form, asks before it discards what was typed, and leaves the page as it is', async ({
  page,
}) => {
  await page.goto('/manager/projects');
  await page.getByRole('link', { name: 'Engineers' }).click();
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  const form = page.getByRole('dialog', { name: 'Add Engineer' });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/manager\/engineers$/);

  await page.getByRole('button', { name: 'Add Engineer' }).click();
  await form.getByLabel('Name').fill('Ada Back');
  await backTo(page, /\/manager\/engineers$/);
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question).toBeVisible();
  await backTo(page, /\/manager\/engineers$/);
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('Ada Back');
  await backTo(page, /\/manager\/engineers$/);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/manager\/engineers$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/manager\/projects$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/manager\/engineers$/);
});

test('Back closes popovers and menus, and what the address holds open by the address', async ({ page }) => {
  await page.goto('/manager/projects');
  await page.getByRole('link', { name: 'Assignments' }).click();
  await page.getByText('Schedule', { exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(filter).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveCount(0);
  await expect(page).toHaveURL(/view=schedule$/);
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(/view=schedule$/);

  await page
    .getByRole('gridcell', { name: /percent/ })
    .first()
    .click();
  const details = page.locator('[role=dialog][data-in-address]');
  await expect(details).toBeVisible();
  await expect(page).toHaveURL(/selected=/);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/view=schedule$/);
});

test('the browser asks before it leaves a form with something typed', async ({ page }) => {
  await page.goto('/manager/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Bridge');
  // The form knows a moment after it was typed.
  const isLeft = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(isLeft)).toBe(false);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Bridge');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back closes a form that was opened from a sheet, and the sheet by the address', async ({
    page,
    product,
  }) => {
    const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
    const engineerId = await api.addEngineer('Ada Sheet');
    const projectId = await api.addProject('Bridge Sheet', day(-60), day(200));
    await api.assign({
      engineerId,
      projectId,
      role: 'Developer',
      allocationPercentage: 60,
      startDate: day(-7),
      endDate: day(40),
    });
    await page.goto('/manager/projects');
    await page.goto('/manager/assignments?view=schedule&q=Ada%20Sheet');
    await page
      .getByRole('button', { name: /Bridge Sheet/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog', { name: /^Bridge Sheet/ });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/view=schedule&q=Ada\+?(%20)?Sheet$/);

    await page
      .getByRole('button', { name: /Bridge Sheet/ })
      .first()
      .click();
    await sheet.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Assignment' });
    await form.getByLabel('Role').fill('Lead');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/view=schedule/);
  });
});
