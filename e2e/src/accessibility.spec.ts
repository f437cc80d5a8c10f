import type { Page } from '@playwright/test';
import { ALL, expectAccessible, expectAccessibleIn, LIGHT } from './support/accessible';
import { ENGINEER, MANAGER, startSignedIn } from './support/users';
import { expect, test } from './support/test';

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

const screens = [
  [
    MANAGER,
    ['dashboard', 'engineers', 'projects', 'assignments', 'access'].map((name) => `/manager/${name}`),
  ],
  [ENGINEER, ['/engineer/dashboard', '/engineer/assignments', '/password', '/unauthorized']],
] as const;

// Colors do not depend on the width.
for (const [viewport, appearances] of [
  [{ width: 1440, height: 900 }, ALL],
  [{ width: 390, height: 844 }, [LIGHT]],
] as const) {
  test(`every screen is accessible, ${viewport.width} px`, async ({ page, product }) => {
    await page.setViewportSize(viewport);
    for (const address of ['/login', '/register']) {
      await openScreen(page, address);
      await expectAccessibleIn(page, appearances);
    }
    for (const [user, addresses] of screens) {
      await startSignedIn(page, product.url, user);
      for (const address of addresses) {
        await openScreen(page, address);
        await expectAccessibleIn(page, appearances);
      }
    }
  });
}

test('every dialog is accessible', async ({ page, product }) => {
  const menu = (name: RegExp, item: string) => async () => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const ofFirstEngineer = (action: string) => async () => {
    await menu(/^Actions for/, 'View Assignments')();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('heading', { name: new RegExp(`^${action} engineer$`, 'i') })).toBeVisible();
  };
  const button = (name: RegExp) => () => page.getByRole('button', { name }).first().click();
  const dialogs: [address: string, open: () => Promise<void>][] = [
    ['engineers', button(/^Add Engineer/)],
    ['engineers', menu(/^Actions for/, 'View Assignments')],
    ['engineers', ofFirstEngineer('Edit')],
    ['engineers', ofFirstEngineer('Delete')],
    ['projects', button(/^Add Project/)],
    ['projects', button(/^View Team/)],
    ['projects', button(/^Edit/)],
    ['projects', button(/^Delete/)],
    ['assignments', button(/^Create Assignment/)],
    ['assignments', menu(/^Actions for/, 'Edit')],
    ['assignments', menu(/^Actions for/, 'Delete')],
    ['assignments', button(/^History/)],
    ['access', button(/^Invite/)],
  ];
  await startSignedIn(page, product.url, MANAGER);
  for (const [address, open] of dialogs) {
    await openScreen(page, `/manager/${address}`);
    await open();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
    await expectAccessibleIn(page, ALL);
  }
  await startSignedIn(page, product.url, ENGINEER);
  await openScreen(page, '/engineer/dashboard');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await expectAccessibleIn(page, ALL);
});

test('grids of the planning views are accessible while their rows are loading', async ({ page, product }) => {
  await startSignedIn(page, product.url, MANAGER);
  for (const view of [
    'assignments?view=schedule',
    'assignments?view=schedule&group=project',
    'projects?view=roadmap',
    'engineers?view=availability',
  ]) {
    await page.route(/\/api\/(schedule|project-schedule|roadmap|availability)/, () => {});
    await page.goto(`/manager/${view}`);
    await expect(page.getByRole('rowheader', { name: 'Loading' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
  }
});

test('lists that are loading, empty, or have failed are accessible', async ({ page, product, problems }) => {
  await startSignedIn(page, product.url, MANAGER);
  for (const list of ['engineers', 'projects', 'assignments']) {
    await openScreen(page, `/manager/${list}?q=nothing-is-called-this`);
    await expect(page.getByText(/^No .+ (found|match)/).first()).toBeVisible();
    await expectAccessibleIn(page, ALL);

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/${list}?*`, async (route) => {
      await held;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto(`/manager/${list}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleIn(page, ALL);
    answer();
    await expect(page.getByRole('button', { name: /^(Try again|Retry)/ })).toBeVisible();
    await expectAccessibleIn(page, ALL);
    await page.unrouteAll();
  }
  problems.length = 0;
});
