import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { collectProblems, expect, test as base } from './support/test';
import { MANAGER, signIn, signOut } from './support/users';

/** A product that insists on changing a password that somebody else set, like one in production. */
const test = base.extend<object, object>({
  settings: [async ({}, use) => use({ PASSWORD_CHANGE: 'required' }), { scope: 'worker' }],
});

/** In both themes, which the page follows. */
async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
}

/** Somebody else's browser. */
async function otherBrowser(browser: Browser, baseURL: string | undefined, problems: string[]) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  collectProblems(page, problems);
  return page;
}

/** Invites somebody and returns the link. */
async function invite(page: Page, email: string, role: 'Manager' | 'Engineer'): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role }).check({ force: true });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const result = page.getByRole('dialog', { name: 'Share this link' });
  const link = await result.getByLabel('Link').inputValue();
  await expectAccessibleInBoth(page);
  await result.getByRole('button', { name: 'Done' }).click();
  return link;
}

async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password').fill(chosen);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
}

test('an invited engineer creates an account, and a changed password ends the other sessions', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(
    page.getByRole('row', { name: 'Marta Kowalska' }).getByText('You', { exact: true }),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
  const engineer = { email: 'ingrid.solberg@example.com', password: 'only-ingrid-knows' };
  const link = await invite(page, engineer.email, 'Engineer');
  await expect(page.getByRole('row', { name: /^ingrid.solberg/ })).toContainText('Engineer');

  const invited = await otherBrowser(browser, baseURL, problems);
  await invited.goto(link);
  await expect(invited.getByLabel('Email')).toHaveValue(engineer.email);
  expect(invited.url()).toBe(`${baseURL}/invitation`);
  await expectAccessibleInBoth(invited);
  await invited.reload();
  await invited.getByLabel('Full Name').fill('Ingrid Solberg');
  await invited.getByLabel('Password', { exact: true }).fill(engineer.password);
  await invited.getByRole('button', { name: 'Create account' }).click();
  await expect(invited.getByRole('heading', { name: 'Welcome back, Ingrid Solberg!' })).toBeVisible();
  await expect(invited).toHaveURL(/\/engineer\/dashboard$/);

  const second = await otherBrowser(browser, baseURL, []);
  await second.goto(link);
  await expect(second.getByText(/This invitation is no longer valid/)).toBeVisible();
  await expectAccessibleInBoth(second);
  await signIn(second, engineer);

  await invited.getByRole('link', { name: 'Change password' }).click();
  await expect(invited.getByLabel('Current password')).toBeFocused();
  await expectAccessibleInBoth(invited);
  await changePassword(invited, engineer.password, 'known-to-ingrid-alone');
  await expect(invited.getByRole('heading', { name: 'Welcome back, Ingrid Solberg!' })).toBeVisible();
  await invited.reload();
  await expect(invited.getByRole('heading', { name: 'Welcome back, Ingrid Solberg!' })).toBeVisible();
  // Live updates end with the session, within 20 s.
  await expect(second.getByText('Your session has ended')).toBeVisible({ timeout: 60_000 });
});

test('an engineer whose password a manager set changes it first', async ({ page, problems }) => {
  await signIn(page, MANAGER);
  await page.goto('/manager/engineers');
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Engineer' });
  await dialog.getByLabel('Name').fill('Noa Levi');
  await dialog.getByLabel('Email').fill('noa.levi@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('given-by-manager');
  await dialog.getByLabel('Department').fill('Platform');
  await dialog.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(dialog).toBeHidden();
  await signOut(page);

  await page.goto('/engineer/assignments');
  await page.getByLabel('Email').fill('noa.levi@example.com');
  await page.getByLabel('Password', { exact: true }).fill('given-by-manager');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/engineer/assignments');
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  // The portal's data, which the page requests ahead, was refused.
  await expect.poll(() => problems.some((problem) => problem.includes('403'))).toBe(true);
  problems.length = 0;
  await changePassword(page, 'given-by-manager', 'known-to-noa-alone');
  await expect(page.getByRole('heading', { name: 'My Assignments', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/engineer\/assignments$/);
});

test('a disabled manager’s session ends, and signing in explains why', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/manager/access');
  const manager = { email: 'omar.diallo@example.com', password: 'only-omar-knows' };
  const link = await invite(page, manager.email, 'Manager');

  const other = await otherBrowser(browser, baseURL, []);
  await other.goto(link);
  await other.getByLabel('Full Name').fill('Omar Diallo');
  await other.getByLabel('Password', { exact: true }).fill(manager.password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other).toHaveURL(/\/manager\/dashboard$/);

  await page.reload();
  await page.getByRole('button', { name: 'Actions for Omar Diallo' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Disable manager' });
  await expectAccessibleInBoth(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('row', { name: /Omar Diallo/ })).toContainText('Disabled');
  await expect(dialog).toBeHidden();
  expect(problems).toEqual([]);

  // Live updates end with the session, within 20 s.
  await expect(other.getByText('Your session has ended')).toBeVisible({ timeout: 60_000 });
  await other.getByLabel('Email').fill(manager.email);
  await other.getByLabel('Password', { exact: true }).fill(manager.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText(/This account is disabled. Please contact/)).toBeVisible();
});
