import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { addLongNames, LONG } from './support/long-names';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

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
  await renamed
    .getByRole('button', { name: 'Undo Quay Booking: name Harbour Booking → Quay Booking' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(renamed).toBeFocused();
  await expect(renamed).toContainText('Undone by');
  await page.goBack();
  await expect(history(page)).toBeHidden();
  await expect(page).toHaveURL(PROJECTS);
  await expect(page.getByRole('article', { name: 'Harbour Booking' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Quay Booking' })).toHaveCount(0);
});

test('a name that was changed again returns only to who has seen that', async ({
  page,
  product,
  request,
  problems,
}) => {
  await rename(request, product.url, 'Harbour Booking', 'Quay Booking');
  await rename(request, product.url, 'Quay Booking', 'Pier Booking');
  await page.goto(`${PROJECTS}?panel=history`);
  const first = entries(page).filter({ hasText: 'Harbour Booking →' }).first();
  const undo = first.getByRole('button', { name: 'Undo Quay Booking: name Harbour Booking → Quay Booking' });
  await undo.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Undo this change?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question.getByRole('definition')).toHaveText('Pier Booking →  changes to Harbour Booking');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('Undone by');
  await expect(first).toBeFocused();
  // The question is the answer to a conflict.
  problems.length = 0;
});

test('a form keeps what was typed when one changes the same elsewhere', async ({
  page,
  product,
  request,
}) => {
  await page.goto(PROJECTS);
  const listening = page.waitForRequest(/\/api\/events/);
  await page.getByRole('button', { name: 'Edit Harbour Booking' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await form.getByRole('spinbutton').fill('7');
  await listening;
  await rename(request, product.url, 'Harbour Booking', 'Quay Booking');
  const toast = page.getByText('Harbour Booking, now Quay Booking. Your form keeps what you typed.').first();
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: /^Show: You changed this elsewhere/ }).click();
  const note = form.getByRole('group', { name: 'You changed this elsewhere' });
  await expect(note).toBeFocused();
  await expect(note.getByRole('definition')).toHaveText(/^Harbour Booking.*Quay Booking$/);
  await expect(form.getByRole('spinbutton')).toHaveValue('7');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await rename(request, product.url, 'Quay Booking', 'Harbour Booking');
});

test('what others change appears by itself', async ({ page, product, request }) => {
  await page.goto(`${PROJECTS}?panel=history`);
  await expect(history(page)).toBeVisible();
  await rename(request, product.url, 'Harbour Booking', 'Pier Booking');
  await expect(entries(page).filter({ hasText: /^\w*Pier Booking: name Harbour Booking/ })).toBeVisible();
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
    const sticksOut = await entries(page).evaluateAll((items) =>
      items
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((item) => item.textContent),
    );
    expect(sticksOut).toEqual([]);
    if (width === 390) expect((await history(page).boundingBox())?.width).toBe(390);
  });
}

test('beside a view over time, the history is a column, and what an entry is about has a ring', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
  await api.assign({
    engineerId: await api.addEngineer('Ada Ringed'),
    projectId: await api.addProject('Search Relevance', day(-60), day(200)),
    role: 'Developer',
    allocationPercentage: 60,
    startDate: day(-7),
    endDate: day(30),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/manager/assignments?view=schedule&q=Ringed');
  const bar = page.getByRole('gridcell', { name: /Search Relevance/ });
  await bar.focus();
  await page.keyboard.press(']');
  await expect(page.getByRole('listitem').filter({ hasText: /Undo$/ })).toBeVisible();
  await page.keyboard.press('h');
  const column = page.getByRole('region', { name: 'History' });
  await expect(column).toBeFocused();
  expect((await column.boundingBox())?.width).toBe(376);
  const grid = (await page.getByRole('grid').boundingBox())!;
  expect(grid.x).toBeLessThan((await column.boundingBox())!.x);
  await expectAccessible(page);

  const entry = column.getByRole('listitem').first();
  await entry.hover();
  await expect(page.locator('[data-ringed]')).toHaveCount(1);
  await column.getByRole('heading', { name: 'History' }).hover();
  await expect(page.locator('[data-ringed]')).toHaveCount(0);
  await entry.getByRole('button', { name: /^Undo/ }).focus();
  await expect(page.locator('[data-ringed]')).toHaveAccessibleName(/Search Relevance/);
  await page.keyboard.press('Enter');
  await expect(entry).toContainText('Undone by');

  await page.keyboard.press('Escape');
  await expect(column).toBeHidden();
  await expect(bar).toBeFocused();
  await page.keyboard.press('h');
  await expect(column).toBeFocused();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(history(page)).toBeVisible();
  await expect(column).toBeHidden();
});
