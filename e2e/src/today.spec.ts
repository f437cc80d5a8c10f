import type { Page } from '@playwright/test';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

// In the morning of Auckland, whose day has begun while the server's has not.
test.use({ timezoneId: 'Pacific/Auckland' });

/** The last name and department of this test's only engineer. */
let name = '';

async function openAs(page: Page, token: string, address: string) {
  await page.clock.setFixedTime(`${day(0)}T17:00:00Z`);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await page.goto(address);
}

test.beforeEach(async ({ product }) => {
  name = `Tui Dawn${test.info().workerIndex}x${Date.now()}`;
  const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
  const engineerId = await api.addEngineer(name);
  const assign = async (project: string, allocationPercentage: number, from: number, to: number) =>
    api.assign({
      engineerId,
      projectId: await api.addProject(`${project} ${name}`, day(-30), day(60)),
      role: 'Developer',
      allocationPercentage,
      startDate: day(from),
      endDate: day(to),
    });
  await assign('Ended', 100, -20, 0);
  await assign('Begun', 30, 1, 40);
});

test('an engineer sees the load of their own day everywhere', async ({ page, product }) => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@schedule.test`;
  const token = await tokenOf(product.url, { email, password: 'demo-password' });
  await openAs(page, token, '/engineer/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^30% of 100% allocated/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^70% available/ })).toHaveCount(2);
  await expect(main.getByRole('button', { name: `30% allocated to Begun ${name}` })).toBeVisible();
  await expect(main.getByRole('button', { name: `100% allocated to Ended ${name}` })).toHaveCount(0);
  await expect(main.getByRole('img', { name: /^Load from today .*: 30% from / })).toBeVisible();
  await page.goto('/engineer/assignments');
  await expect(page.getByRole('row', { name: new RegExp(`Ended ${name}`) })).toContainText('completed: ');
  await expect(page.getByRole('row', { name: new RegExp(`Begun ${name}`) })).toContainText('active: ');
});

test('a manager’s capacity dialog and schedule agree', async ({ page, product }) => {
  await openAs(page, await tokenOf(product.url, MANAGER), `/manager/engineers?q=${encodeURIComponent(name)}`);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText(name, { exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '30% allocated. Why?' })).toBeVisible();
  await page.goto(`/manager/assignments?view=schedule&q=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 free today')).toBeVisible();
});
