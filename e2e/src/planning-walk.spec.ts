import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { changeAddress } from './support/change-address';
import { apiOf } from './support/plan';
import { collectProblems, expect, test } from './support/test';
import { day, MANAGER, registerManager, tokenOf } from './support/users';

const FAMILY = 'Walker';
const SKILL = 'Walk Security';
const PROJECT = 'Walk to the Harbor';
const YEAR = new Date().getUTCFullYear() + 1;
const JANUARY = { from: `${YEAR}-01-01`, to: `${YEAR}-01-31` };
const SCHEDULE = `/manager/assignments?view=schedule&q=${FAMILY}&from=${JANUARY.from}`;

const bar = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${name} ${FAMILY}`) }) })
    .getByRole('gridcell');
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Drags Ada's assignment to Ben's row, on the same days. */
async function dragToBen(page: Page): Promise<void> {
  const box = (await bar(page, 'Ada').boundingBox())!;
  const row = (name: string) => page.getByRole('rowheader', { name: new RegExp(`${name} ${FAMILY}`) });
  const down = (await row('Ben').boundingBox())!.y - (await row('Ada').boundingBox())!.y;
  const start = { x: box.x + 40, y: box.y + 11 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + down, { steps: 8 });
  await page.mouse.up();
}

test('someone is found for January, assigned, moved, overloaded, fixed, and all of it undone, while a second manager watches', async ({
  page,
  browser,
  product,
  problems,
}) => {
  const token = await tokenOf(product.url, MANAGER);
  const api = apiOf(product.url, token);
  const [ada, ben] = [await api.addEngineer(`Ada ${FAMILY}`), await api.addEngineer(`Ben ${FAMILY}`)];
  await api.updateEngineer(ada, { skills: [SKILL] });
  const project = await api.addProject(PROJECT, day(-30), `${YEAR}-06-30`);
  await api.assign({
    engineerId: ben,
    projectId: project,
    role: 'Developer',
    allocationPercentage: 80,
    startDate: JANUARY.from,
    endDate: `${YEAR}-03-31`,
  });

  const watching = await browser.newContext({ baseURL: product.url });
  const watcher = await watching.newPage();
  collectProblems(watcher, problems);
  const marta = await registerManager(product.url, 'Marta Watcher');
  await watcher.addInitScript((value) => localStorage.setItem('authToken', value), marta);
  await watcher.goto(SCHEDULE);
  await expect(bar(watcher, 'Ben')).toHaveCount(1);
  await expect(bar(watcher, 'Ada')).toHaveCount(0);

  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  await page.goto('/manager/engineers?view=availability');
  await page.getByRole('button', { name: 'Find people' }).click();
  const search = page.getByRole('search', { name: 'Find people' });
  await search.getByRole('combobox', { name: 'Skills' }).fill(SKILL);
  await page.keyboard.press('Enter');
  await search.getByRole('textbox', { name: 'From' }).fill(JANUARY.from);
  await search.getByRole('textbox', { name: 'To' }).fill(JANUARY.to);
  await search.getByRole('spinbutton', { name: 'At least' }).fill('40');
  await expect(page.getByText(`40% free on every day, Jan 1, ${YEAR} – Jan 31, ${YEAR}`)).toBeVisible();
  const fitting = page.getByRole('list', { name: 'People who fit' });
  await fitting.getByRole('button', { name: `Assign Ada ${FAMILY}` }).click();
  const create = page.getByRole('dialog', { name: 'Create Assignment' });
  await expect(create.getByRole('textbox', { name: 'Start Date' })).toHaveValue(`Jan 1, ${YEAR}`);
  await choose(page, create.getByRole('combobox', { name: 'Project' }), PROJECT);
  await create.getByRole('textbox', { name: 'Role' }).fill('Security review');
  await create.getByRole('spinbutton', { name: /Allocation/ }).fill('40');
  await create.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(toast(page, 'Assignment created')).toBeVisible();
  const january = /40 percent, Security review, January 1 to 31/;
  await expect(bar(watcher, 'Ada')).toHaveAccessibleName(january);

  // A page load would forget what can be undone.
  await changeAddress(page, SCHEDULE);
  await bar(page, 'Ada').focus();
  for (const key of [' ', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(toast(page, 'Dates changed')).toBeVisible();
  const aWeekLater = /40 percent, Security review, January 8 to February 7/;
  await expect(bar(watcher, 'Ada')).toHaveAccessibleName(aWeekLater);

  await dragToBen(page);
  const fixes = page.getByRole('dialog', { name: 'Fix the overload' });
  await expect(fixes).toContainText(`Ben ${FAMILY} would be at 120 of 100%`);
  await expect(fixes.getByRole('radio', { name: /Reduce .* to 20%/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Overload fixed')).toBeVisible();
  for (const each of [page, watcher]) {
    await expect(bar(each, 'Ada')).toHaveCount(0);
    await expect(bar(each, 'Ben').filter({ hasText: '20%' })).toHaveCount(1);
  }

  for (const shown of [aWeekLater, january]) {
    await page.keyboard.press('Control+z');
    await expect(bar(watcher, 'Ada')).toHaveAccessibleName(shown);
    await expect(bar(page, 'Ada')).toHaveAccessibleName(shown);
  }
  await page.keyboard.press('Control+z');
  for (const each of [watcher, page]) {
    await expect(bar(each, 'Ada')).toHaveCount(0);
    await expect(bar(each, 'Ben')).toHaveCount(1);
  }
  await watching.close();
});
