import type { Page } from '@playwright/test';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

/** Opens an address signed out, and signs in where that leads. */
async function openSignedOut(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address);
}

const api = async (origin: string) => apiOf(origin, await tokenOf(origin, MANAGER));

/** Fill pages of a list, which other specs read. */
let many: string[] = [];

test.afterEach(async ({ product }) => {
  const { deleteProject } = await api(product.url);
  for (const id of many) await deleteProject(id);
  many = [];
});

test('an address of the schedule leads through sign-in to an assignment, its days, and its details', async ({
  page,
  product,
}) => {
  const { addEngineer, addProject, assign } = await api(product.url);
  const word = `Linked${Date.now()}`;
  const projectId = await addProject(`Pier ${word}`, day(400), day(600));
  const engineerId = await addEngineer(`Zora ${word}`);
  const id = await assign({
    engineerId,
    projectId,
    role: 'Lead',
    allocationPercentage: 60,
    startDate: day(420),
    endDate: day(560),
  });
  const address =
    `/manager/assignments?view=schedule&zoom=month&from=${day(390)}&project=${projectId}` +
    `&selected=assignment%3A${id}`;
  await openSignedOut(page, address);
  const details = page.getByRole('dialog', { name: new RegExp(`Pier ${word}`) });
  await expect(details).toBeVisible();
  const bar = page.getByRole('gridcell', { name: new RegExp(`^Pier ${word}, 60 percent`) });
  await expect(bar).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Zoom' })).toContainText('Month');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(address.replace(/&selected=.*/, ''));
});

test('an address of the roadmap leads through sign-in to a project of another page, and its details', async ({
  page,
  product,
}) => {
  const { addProject } = await api(product.url);
  const word = `Charted${Date.now()}`;
  for (let index = 0; index < 60; index += 1) {
    many.push(await addProject(`Quay ${String(index).padStart(2, '0')} ${word}`, day(7), day(97)));
  }
  const address =
    `/manager/projects?q=${word}&view=roadmap&zoom=week&sort=name&status=planning` +
    `&selected=project%3A${many[55]!}`;
  await openSignedOut(page, address);
  const details = page.getByRole('dialog', { name: `Quay 55 ${word}` });
  await expect(details).toBeVisible();
  const span = page.getByRole('gridcell', { name: new RegExp(`^Quay 55 ${word},`) });
  await expect(span).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(span).toBeFocused();
  await expect(page).toHaveURL(/&at=[0-9a-f]{24}/);
  await page.reload();
  await expect(span).toBeInViewport();
  await span.click();
  await expect(details).toBeVisible();
  await page.goBack();
  await expect(details).toHaveCount(0);
});
