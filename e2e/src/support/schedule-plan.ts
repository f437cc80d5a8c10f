import type { Locator, Page } from '@playwright/test';
import { apiOf } from './plan';
import { expect, test } from './test';
import { day, MANAGER, tokenOf } from './users';

export const VIEW = '/manager/assignments?view=schedule';
export const WEEK_PX = 70;

/** Each test has its own people, whom it finds by their last name, with what they do. */
export const plan = {
  family: '',
  ids: { ada: '', ben: '', project: '', running: '', later: '' },
  api: apiOf('', ''),
};
let count = 0;

/** Plans anew before each test of a file, as a manager who is signed in. */
export function planBeforeEach(): void {
  test.beforeEach(async ({ page, product }) => {
    const token = await tokenOf(product.url, MANAGER);
    await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    const api = apiOf(product.url, token);
    const family = `Planner${(count += 1)}x${test.info().workerIndex}`;
    const [ada, ben] = [await api.addEngineer(`Ada ${family}`), await api.addEngineer(`Ben ${family}`)];
    const project = await api.addProject(`Bridge ${family}`, day(-60), day(200));
    const assign = (engineerId: string, allocationPercentage: number, from: number, to: number) =>
      api.assign({
        engineerId,
        projectId: project,
        role: 'Developer',
        allocationPercentage,
        startDate: day(from),
        endDate: day(to),
      });
    const [running, later] = [await assign(ada, 60, -30, 40), await assign(ben, 80, 21, 48)];
    Object.assign(plan, { family, api, ids: { ada, ben, project, running, later } });
  });
}

export const open = async (page: Page, more = '') => {
  await page.goto(`${VIEW}&q=${plan.family}${more}`);
  await expect(page.getByRole('rowheader', { name: new RegExp(`Ada ${plan.family}`) })).toBeVisible();
};
export const row = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${name} ${plan.family}`) }) });
export const bar = (page: Page, name: string) => row(page, name).getByRole('gridcell');
export const endingOn = (offset: number) =>
  new RegExp(` to (\\w+ )?${Number(day(offset).slice(8))}, \\d{4}, \\w+$`);
export const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

export async function drag(page: Page, from: Locator, by: { x: number; y?: number }, drops = true) {
  const box = (await from.boundingBox())!;
  // A bar may begin left of what is in sight.
  const start = { x: Math.max(box.x, 560) + 20, y: box.y + 11 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + by.x / 2, start.y + (by.y ?? 0) / 2, { steps: 4 });
  await page.mouse.move(start.x + by.x, start.y + (by.y ?? 0), { steps: 4 });
  if (drops) await page.mouse.up();
}
