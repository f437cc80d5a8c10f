import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { addLongNames, LONG } from './support/long-names';
import { expect, test } from './support/test';
import { MANAGER, tokenOf } from './support/users';

const PROJECTS = '/manager/projects';

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

const history = (page: Page) => page.getByRole('dialog', { name: 'History' });
const entries = (page: Page) => history(page).getByRole('listitem');

/** Renames a project through the API, because the form leaves the name as it is. */
async function rename(request: APIRequestContext, origin: string, from: string, to: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(origin, MANAGER)}` };
  const found = await request.get('/api/projects', { params: { q: from, limit: 1 }, headers });
  const { data } = (await found.json()) as { data: { _id: string }[] };
  const renamed = await request.put(`/api/projects/${data[0]?._id}`, { data: { name: to }, headers });
  expect(renamed.status()).toBe(200);
}

test('a renamed project gets its name back from its history', async ({ page, product, request }) => {
  await rename(request, product.url, 'Harbour Booking', 'Quay Booking');
  await page.goto(PROJECTS);
  const opener = page.getByRole('button', { name: 'History of Quay Booking' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manager\/projects\?panel=history&of=project%3A[0-9a-f]{24}$/);
  const renamed = entries(page).filter({ hasText: 'Harbour Booking →' });
  await expect(renamed).toContainText('just now');
  await renamed.getByRole('button', { name: 'Undo Quay Booking: Renamed' }).focus();
  await page.keyboard.press('Enter');
  await expect(renamed).toBeFocused();
  await expect(renamed).toContainText('Undone by');
  await expect(entries(page).first()).toContainText('Undoes a change by');
  await page.goBack();
  await expect(history(page)).toBeHidden();
  await expect(page).toHaveURL(PROJECTS);
  await expect(page.getByRole('article', { name: 'Harbour Booking' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quay Booking' })).toHaveCount(0);
});

test('what others change appears by itself', async ({ page, product, request }) => {
  await page.goto(`${PROJECTS}?panel=history`);
  await expect(history(page)).toBeVisible();
  await rename(request, product.url, 'Harbour Booking', 'Pier Booking');
  await expect(entries(page).filter({ hasText: 'Pier Booking: Renamed' })).toBeVisible();
  await rename(request, product.url, 'Pier Booking', 'Harbour Booking');
});

test('a link opens the history, closing stays on the page, and the button and Back do the same', async ({
  page,
}) => {
  await page.goto('/manager/engineers?q=a&panel=history&of=planet:1');
  await expect(history(page).getByRole('combobox', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(page).toHaveURL('/manager/engineers?q=a');
  const button = page.getByRole('button', { name: 'History', exact: true });
  await button.click();
  await expect(history(page)).toBeVisible();
  await page.reload();
  await expect(history(page)).toBeVisible();
  await page.goBack();
  await expect(history(page)).toBeHidden();
  await expect(page).toHaveURL('/manager/engineers?q=a');
  await button.click();
  await history(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL('/manager/engineers?q=a');
});

for (const [name, width, colorScheme] of [
  ['wide', 1440, 'light'],
  ['wide and dark', 1440, 'dark'],
  ['tablet', 768, 'dark'],
  ['phone', 390, 'light'],
] as const) {
  test(`is accessible and never wider than the window, ${name}`, async ({ page, request }) => {
    if (name === 'wide') await addLongNames(request);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/manager/assignments?panel=history');
    await expect(entries(page).filter({ hasText: LONG.engineer }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const body = history(page).getByRole('group');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    if (width === 390) expect((await history(page).boundingBox())?.width).toBe(390);
  });
}
