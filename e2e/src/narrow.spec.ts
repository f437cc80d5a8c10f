import type { Page } from '@playwright/test';
import { addLongNames, LONG } from './support/long-names';
import { ENGINEER, MANAGER, signIn } from './support/users';
import { expect, test } from './support/test';

/** Expects no element outside the window, even where the page would clip it instead of scrolling. */
async function expectWithinWindow(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, left, right } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    });
    return elements.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`);
  });
  expect(outside.slice(0, 5), page.url()).toEqual([]);
}

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('at 320 px, nothing exceeds the window even with unbreakable names', async ({ page, request }) => {
  await addLongNames(request);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of ['/login', '/register']) {
    await openScreen(page, address);
    await expectWithinWindow(page);
  }
  await signIn(page, ENGINEER);
  for (const screen of ['dashboard', 'assignments']) {
    await openScreen(page, `/engineer/${screen}`);
    await expect(page.getByText(LONG.project).first()).toBeVisible();
    await expectWithinWindow(page);
  }
  await page.evaluate(() => localStorage.clear());
  await signIn(page, MANAGER);
  for (const screen of ['dashboard', 'engineers', 'projects', 'assignments']) {
    await openScreen(page, `/manager/${screen}`);
    await expectWithinWindow(page);
  }

  for (const button of [/^View Team/, /^Edit/, /^Delete/]) {
    await openScreen(page, '/manager/projects?q=Aqueduct');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(button.test('Delete') ? 'alertdialog' : 'dialog')).toBeVisible();
    await expectWithinWindow(page);
  }
  const actions = [
    ['engineers', 'View Assignments'],
    ['assignments', 'Edit'],
    ['assignments', 'Delete'],
  ] as const;
  for (const [screen, action] of actions) {
    await openScreen(page, `/manager/${screen}?q=Anneliese`);
    await page.getByRole('button', { name: /^Actions for Anneliese/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.getByRole(action === 'Delete' ? 'alertdialog' : 'dialog')).toBeVisible();
    await expectWithinWindow(page);
  }
});

test('the row menus of the engineers table are visible on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, MANAGER);
  await openScreen(page, '/manager/engineers?q=demo.test');
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport({ ratio: 1 });
});

test('the rows of My Assignments have at most two lines between phone and desktop widths', async ({
  page,
}) => {
  await signIn(page, ENGINEER);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, '/engineer/assignments');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const rows = await page.getByRole('row').filter({ hasNotText: LONG.role }).all();
    for (const row of rows) expect((await row.boundingBox())?.height).toBeLessThan(72);
  }
});

test('names in tables are not truncated between phone and desktop widths', async ({ page }) => {
  await signIn(page, MANAGER);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['engineers', 'assignments']) {
      await openScreen(page, `/manager/${screen}`);
      const name = page.getByTitle('Amara Diallo').first();
      await expect(name).toBeVisible();
      const hidden = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
