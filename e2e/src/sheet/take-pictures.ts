import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiOf } from '../support/plan';
import { quiet } from '../support/quiet';
import { expect, test } from '../support/test';
import { day, MANAGER, tokenOf } from '../support/users';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');

test.use({ viewport: { width: 1280, height: 720 } });

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });

async function take(page: Page, name: string) {
  await quiet(page);
  await expect(page.getByText(/^(Loading|Looking for)/)).toHaveCount(0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}

/** Drags the second one's assignment to the first one, who does not have the time. */
async function dragIntoOverload(page: Page) {
  const [from, to] = [row(page, 'Adam Nowak').getByRole('gridcell'), row(page, 'Ada Keller')];
  const bar = (await from.boundingBox())!;
  const at = { x: bar.x + 40, y: bar.y + 11 };
  const up = (await to.boundingBox())!.y - (await row(page, 'Adam Nowak').boundingBox())!.y;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + up / 2, { steps: 4 });
  await page.mouse.move(at.x, at.y + up, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Fix the overload' })).toBeVisible();
}

test('takes the pictures of the documents', async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const api = apiOf(product.url, token);
  const [ada, adam] = [await api.addEngineer('Ada Keller'), await api.addEngineer('Adam Nowak')];
  for (const id of [ada, adam]) await api.updateEngineer(id, { department: 'Platform', seniority: 'senior' });
  const projectId = await api.addProject('Billing migration', day(-60), day(200));
  const rest = { projectId, role: 'Backend developer' };
  const assign = (engineerId: string, allocationPercentage: number, from: number, to: number) =>
    api.assign({ ...rest, engineerId, allocationPercentage, startDate: day(from), endDate: day(to) });
  await assign(ada, 60, -20, 60);
  await assign(adam, 80, 14, 48);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/manager/assignments?view=schedule');
    await expect(row(page, 'Adam Nowak').getByRole('gridcell')).toHaveCount(1);
    await dragIntoOverload(page);
    await take(page, `schedule-${colorScheme}`);
    await page.keyboard.press('Escape');
  }

  await page.emulateMedia({ colorScheme: 'light' });
  await api.updateEngineer(ada, { maxCapacity: 50 });
  await page.goto('/manager/assignments?view=schedule');
  await page.getByRole('rowheader', { name: /Ada Keller/ }).focus();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Why 60 of 50%?' })).toBeVisible();
  await take(page, 'why');

  await page.goto('/manager/engineers?view=availability');
  await expect(row(page, 'Aiko Tanaka').getByRole('gridcell')).toHaveCount(13);
  await take(page, 'availability');

  await page.goto('/manager/projects?view=roadmap');
  await expect(page.getByRole('gridcell', { name: /^Billing migration,/ })).toBeVisible();
  await take(page, 'roadmap');
});
