import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { day, MANAGER, signIn } from './support/users';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Project' });

async function fillAddProject(page: Page, name: string): Promise<void> {
  await page.goto('/manager/projects?q=a');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Description').fill('Typed before the session ended');
  await dialog(page).getByLabel('Start Date').fill(day(0));
  await dialog(page).getByLabel('End Date').fill(day(30));
  await dialog(page)
    .getByRole('textbox', { name: /Required Skills/ })
    .fill('Go, Rust');
}

/** Ends the session on the server, as an administrator or another tab does. */
async function revokeToken(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };
    return (await fetch('/api/auth/logout', { method: 'POST', headers })).status;
  });
  expect(status).toBe(200);
}

async function submitWithoutSession(page: Page): Promise<void> {
  // Before the end, which the live updates of the page may notice first.
  await dialog(page).getByRole('button', { name: 'Add Project' }).focus();
  await revokeToken(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

async function signInHere(page: Page, { email, password }: typeof MANAGER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a form whose session ended waits for its user behind the sign-in, and can be submitted then', async ({
  page,
  problems,
}) => {
  const name = `Kept ${Date.now()}`;
  await signIn(page, MANAGER);
  await fillAddProject(page, name);
  await submitWithoutSession(page);

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('Projects');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  const reached = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('main') || activeElement === document.body ? 'sign-in' : 'elsewhere';
      }),
    );
  }
  expect([...reached]).toEqual(['sign-in']);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  problems.length = 0;

  await signInHere(page, MANAGER);
  await expect(page).toHaveURL(/\/manager\/projects\?q=a$/);
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name);
  await expect(dialog(page).getByLabel('Start Date')).not.toHaveValue('');
  await expect(dialog(page).getByRole('textbox', { name: /Required Skills/ })).toHaveValue('Go, Rust');
  const submit = dialog(page).getByRole('button', { name: 'Add Project' });
  await expect(submit).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Project created')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('another user finds nothing of it', async ({ page, product, problems }) => {
  const email = `next-${Date.now()}@schedule.test`;
  const body = JSON.stringify({ name: 'Next Manager', email, password: 'demo-password', role: 'manager' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${product.url}/api/auth/register`, { method: 'POST', headers, body });
  await signIn(page, MANAGER);
  await fillAddProject(page, 'For my eyes only');
  const typed = await dialog(page).getByLabel('Name').elementHandle();
  const heading = await page
    .getByRole('heading', { name: 'Projects', level: 1, includeHidden: true })
    .elementHandle();
  await submitWithoutSession(page);
  problems.length = 0;
  await signInHere(page, { email, password: 'demo-password' });
  await expect(page.getByText('Account of Next Manager')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const element of [typed, heading])
    expect(await element?.evaluate((node) => node.isConnected)).toBe(false);
});

test('a reload of the sign-in forgets it', async ({ page, problems }) => {
  await signIn(page, MANAGER);
  await fillAddProject(page, 'Forgotten');
  await submitWithoutSession(page);
  await page.reload();
  problems.length = 0;
  await signInHere(page, MANAGER);
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
