import { expectAccessible } from './support/accessible';
import { apiOf } from './support/plan';
import { quiet } from './support/quiet';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

test('without a connection, the schedule stays readable, and nothing can be moved until it is back', async ({
  page,
  context,
  product,
  problems,
}) => {
  const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
  const engineerId = await api.addEngineer('Ada Offline');
  const projectId = await api.addProject('Bridge Offline', day(-60), day(200));
  await api.assign({
    engineerId,
    projectId,
    role: 'Developer',
    allocationPercentage: 60,
    startDate: day(7),
    endDate: day(40),
  });
  await page.goto('/manager/assignments?view=schedule&q=Ada%20Offline');
  const bar = page.getByRole('gridcell', { name: /^Bridge Offline/ });
  await expect(bar).toBeVisible();
  const name = await bar.getAttribute('aria-label');
  const drag = async () => {
    const { x, y } = (await bar.boundingBox())!;
    await page.mouse.move(x + 40, y + 11);
    await page.mouse.down();
    await page.mouse.move(x + 180, y + 11, { steps: 4 });
    await page.mouse.up();
  };

  await context.setOffline(true);
  const line = page.getByText(/^Not connected\. What you see is from \d+:\d\d.[AP]M\./);
  await expect(line).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not connected.' })).toBeAttached();
  await expectAccessible(page);
  await drag();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing can be changed' })).toBeAttached();
  await expect(bar).toHaveAccessibleName(name!);

  await context.setOffline(false);
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Connected again.' })).toBeAttached();
  await drag();
  await expect(page.getByRole('listitem').filter({ hasText: 'Dates changed' })).toBeVisible();
  await expect(bar).not.toHaveAccessibleName(name!);
  // The live stream could not be reached.
  problems.length = 0;
});

test('without a connection, a form says that it is not saved, and what is discarded is never sent', async ({
  page,
  context,
  product,
  problems,
}) => {
  await apiOf(product.url, await tokenOf(product.url, MANAGER)).addEngineer('Ada Discarded');
  // What is needed without a connection is loaded after the first screen.
  const loadedLater = Promise.all([/toaster/, /live/].map((name) => page.waitForResponse(name)));
  await page.goto('/manager/engineers?q=Ada%20Discarded');
  await page.getByRole('button', { name: 'Ada Discarded', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Engineer' });
  await form.getByLabel('Department').fill('Nowhere');
  await loadedLater;

  await context.setOffline(true);
  await expect(page.getByText(/^Not connected\. What you see is from/)).toBeVisible();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const failed = 'Failed to update engineer. Please try again.';
  await expect(form.getByRole('alert')).toHaveText(failed);
  await expect(page.getByRole('listitem').filter({ hasText: failed })).toBeVisible();
  await expect(form.getByLabel('Department')).toHaveValue('Nowhere');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  await context.setOffline(false);
  await expect(page.getByText(/^Not connected/)).toHaveCount(0);
  await quiet(page);
  expect(written).toEqual([]);
  problems.length = 0;
});
