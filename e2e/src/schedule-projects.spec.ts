import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { day, MANAGER, tokenOf } from './support/users';

const WEEK_PX = 70;
const VIEW = '/manager/assignments?view=schedule';

/** Each test has its own people and project, which it finds by their last name. */
let family = '';
let count = 0;
let ids: { ada: string; zoe: string; project: string };

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  const api = apiOf(product.url, token);
  family = `Staffing${(count += 1)}x${test.info().workerIndex}`;
  const [ada, zoe] = [await api.addEngineer(`Ada ${family}`), await api.addEngineer(`Zoe ${family}`)];
  const project = await api.addProject(`Bridge ${family}`, day(-60), day(200));
  await api.assign({
    engineerId: ada,
    projectId: project,
    role: 'Lead',
    allocationPercentage: 60,
    startDate: day(14),
    endDate: day(48),
  });
  ids = { ada, zoe, project };
});

const head = (page: Page, name: string) =>
  page.getByRole('rowheader', { name: new RegExp(`^.*${name} ${family}`) });
const openProject = async (page: Page) => {
  await page.goto(`${VIEW}&group=project&q=${family}`);
  await head(page, 'Bridge').click();
  await expect(head(page, 'Ada')).toBeVisible();
};
const bar = (page: Page) =>
  page.getByRole('gridcell', { name: new RegExp(`^Ada ${family}, Lead, 60 percent`) });

test('a link to an engineer scrolls to their row and focuses it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`${VIEW}&selected=engineer:${ids.zoe}`);
  await expect(head(page, 'Zoe')).toBeFocused();
  await expect(head(page, 'Zoe')).toBeInViewport();
  await expect(head(page, 'Zoe')).toHaveAttribute('aria-current', 'true');
  await page.goto(`${VIEW}&selected=engineer:${ids.zoe}&q=Ada ${family}`);
  await expect(head(page, 'Ada')).toBeVisible();
  await expect(head(page, 'Zoe')).toHaveCount(0);
});

test('a member’s dates are dragged in the project, and undone', async ({ page }) => {
  await openProject(page);
  const before = (await bar(page).getAttribute('aria-label'))!;
  const box = (await bar(page).boundingBox())!;
  const from = { x: box.x + 60, y: box.y + 11 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + WEEK_PX, from.y, { steps: 4 });
  await page.mouse.move(from.x + 2 * WEEK_PX, from.y + 60, { steps: 4 });
  await page.mouse.up();
  const toast = page.getByRole('listitem').filter({ hasText: 'Dates changed' });
  await expect(toast).toBeVisible();
  await expect(bar(page)).not.toHaveAccessibleName(before);
  await toast.getByRole('button', { name: /^Undo/ }).click();
  await expect(bar(page)).toHaveAccessibleName(before);
});

test('an open place leads to the search for people, and Back to the schedule', async ({ page }) => {
  await openProject(page);
  const place = page.getByRole('gridcell', { name: /^Open place/ }).last();
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('search', { name: 'Find people' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`from=${day(49)}&to=${day(200)}&for=${ids.project}`));
  await page.goBack();
  await expect(page.getByRole('treegrid', { name: 'Schedule by project' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [1440, 'dark'],
  [768, 'light'],
] as const) {
  test(`the schedule by project is accessible, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${VIEW}&group=project`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectAccessible(page);
    await openProject(page);
    await expectAccessible(page);
    await bar(page).click();
    await expect(page.getByRole('dialog', { name: `Bridge ${family}, Ada ${family}` })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a phone, projects are cards whose lines lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${VIEW}&group=project&q=${family}`);
  const card = page.getByRole('listitem').filter({ hasText: `Bridge ${family}` });
  await expect(card.getByText(/^0 of \d+ places? today$/)).toBeVisible();
  await card.getByRole('button', { name: new RegExp(`Ada ${family}`) }).click();
  const sheet = page.getByRole('dialog', { name: `Bridge ${family}, Ada ${family}` });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('dialog', { name: 'Move Assignment' })).toBeVisible();
});

test('today’s line passes behind the number of filled places', async ({ page, product }) => {
  const api = apiOf(product.url, await tokenOf(product.url, MANAGER));
  await api.assign({
    engineerId: ids.zoe,
    projectId: ids.project,
    role: 'Lead',
    allocationPercentage: 60,
    startDate: day(-1),
    endDate: day(9),
  });
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`${VIEW}&group=project&q=${family}`);
  const number = page.getByText(/^1 of \d+$/).first();
  await expect(number).toBeVisible();
  const seen = await number.evaluate((text) => {
    const line = [...document.querySelectorAll<HTMLElement>('[aria-hidden]')].find(
      ({ offsetWidth, offsetHeight }) => offsetWidth === 2 && offsetHeight > 30,
    )!;
    // Neither takes the pointer, but hit-testing tells what is on top.
    for (const each of [text as HTMLElement, line]) each.style.pointerEvents = 'auto';
    const { left, width } = line.getBoundingClientRect();
    const box = text.getBoundingClientRect();
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const middle = left + width / 2;
    return {
      onTop: at(middle, box.top + box.height / 2) === text,
      below: at(middle, box.bottom + 3) === line,
      patch: getComputedStyle(text).backgroundColor,
    };
  });
  expect(seen).toMatchObject({ onTop: true, below: true });
  expect(seen.patch).not.toBe('rgba(0, 0, 0, 0)');
});
