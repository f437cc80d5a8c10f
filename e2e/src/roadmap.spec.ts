import type { Page } from '@playwright/test';
import { ALL, expectAccessible, expectAccessibleIn } from './support/accessible';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

const VIEW = '/manager/projects?view=roadmap';
/** Each test has its own project and people, whom it finds by this word. */
let word = '';
let count = 0;

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const api = apiOf(product.url, token);
  word = `Roadmap${(count += 1)}x${test.info().workerIndex}`;
  const projectId = await api.addProject(`Jetty ${word}`, day(7), day(97));
  const assign = async (name: string, from: number, to: number) =>
    api.assign({
      engineerId: await api.addEngineer(`${name} ${word}`),
      projectId,
      role: 'Developer',
      allocationPercentage: 80,
      startDate: day(from),
      endDate: day(to),
    });
  await assign('Ada', 7, 60);
  await assign('Ben', 7, 12);
});

const open = async (page: Page, more = '') => {
  await page.goto(`${VIEW}&q=${word}${more}`);
  await expect(span(page)).toBeVisible();
};
const span = (page: Page) => page.getByRole('gridcell', { name: new RegExp(`^Jetty ${word},`) });
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('the address keeps the view, the zoom, and the project whose details are open', async ({ page }) => {
  await page.goto(`/manager/projects?q=${word}`);
  await page.getByText('Roadmap', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}&view=roadmap$`));
  await page.getByRole('combobox', { name: 'Zoom' }).click();
  await page.getByRole('option', { name: 'Quarter' }).click();
  await expect(page).toHaveURL(/zoom=quarter/);
  await span(page).click();
  const details = page.getByRole('dialog', { name: `Jetty ${word}` });
  await expect(details.getByText('2 of 1 filled')).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/zoom=quarter/);
});

test('scrolling over time loads the projects of other days, and a reload begins there', async ({
  page,
  product,
}) => {
  const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
  await api.addProject(`Quay ${word}`, day(600), day(700));
  await open(page);
  const later = page.getByRole('gridcell', { name: new RegExp(`^Quay ${word},`) });
  await expect(later).toHaveCount(0);
  const address = page.url();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(later).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeFocused();
  await expect(page).toHaveURL(/&from=20\d\d-\d\d-\d\d/);
  expect(page.url()).not.toBe(address);
  await page.reload();
  await expect(later).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(span(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a project is moved by keyboard, its assignments follow as shown, and all is undone', async ({
  page,
}) => {
  await open(page);
  const before = await span(page).getAttribute('aria-label');
  await span(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Project' });
  await expect(dialog.getByText('2 assignments move 14 days later.')).toBeVisible();
  await dialog.getByText('Leave assignments where they are').click();
  await expect(dialog.getByRole('list', { name: 'Removed' })).toContainText(`Ben ${word}, 80%`);
  await dialog.getByText('Move its assignments too').click();
  await expectAccessibleIn(page, ALL);
  await dialog.getByRole('button', { name: 'Move Project' }).click();
  await expect(toast(page, 'Project moved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(span(page)).not.toHaveAccessibleName(before!);
  await expect(span(page)).toHaveAccessibleName(/2 of 1 places filled on the first day/);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(span(page)).toHaveAccessibleName(before!);
});

test('an end is dragged, and what that shortens is shown before it is saved', async ({ page }) => {
  await open(page, '&zoom=week');
  const box = (await span(page).boundingBox())!;
  const from = { x: box.x + 3, y: box.y + 15 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y, { steps: 4 });
  await page.mouse.move(from.x + 140, from.y, { steps: 4 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Change Dates' });
  await expect(dialog.getByRole('list', { name: 'Shortened' })).toContainText(`Ada ${word}`);
  await expect(dialog.getByRole('list', { name: 'Removed' })).toContainText(`Ben ${word}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('on a phone, it is cards with the same actions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${VIEW}&q=${word}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Jetty ${word}` }) });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('No skills required');
  await expectAccessible(page);
  await card.getByRole('button', { name: `Actions for Jetty ${word}` }).click();
  await page.getByRole('menuitem', { name: 'Change Dates' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Dates' })).toBeVisible();
});
