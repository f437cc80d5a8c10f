import { expect, type Page } from '@playwright/test';

export const MANAGER = { email: 'manager@demo.test', password: 'demo-password' };
export const ENGINEER = { email: 'engineer@demo.test', password: 'demo-password' };

/** Signs in with the form and waits for the user's dashboard. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/(manager|engineer)\/dashboard$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Signs in through the API, for a page that opens as one that was left signed in. */
export async function tokenOf(origin: string, user: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Leaves the browser signed in as an earlier visit would, in the place of whoever was. Nothing is open yet. */
export async function startSignedIn(
  page: Page,
  origin: string,
  user: { email: string; password: string },
): Promise<void> {
  const localStorage = [{ name: 'authToken', value: await tokenOf(origin, user) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Registers another manager through the API, and returns the token of their session. */
export async function registerManager(origin: string, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${Date.now()}@schedule.test`;
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: 'demo-password', role: 'manager' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** The date `offset` days from today in the format of a date field. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
