import { expectAccessible } from './support/accessible';
import { expect, signInAtProvider, test } from './support/sso-test';

test('somebody without an account signs in at the provider and lands on the page they wanted', async ({
  page,
}) => {
  await page.goto('/engineer/assignments');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in with Northwind' })).toBeVisible();
  await expectAccessible(page);
  await signInAtProvider(page, 'noor.staff@example.com');
  await expect(page).toHaveURL(/\/engineer\/assignments$/);
  await expect(page.getByText('noor.staff@example.com')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const secrets = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(secrets).not.toContain('verifier');
});

test('the role comes from the provider, and whoever has none is told so', async ({ page }) => {
  await page.goto('/login');
  const reported = page.waitForResponse('**/api/telemetry');
  await signInAtProvider(page, 'ada.leads@example.com');
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  // What is on its way when the session ends is answered with 401.
  await reported;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.context().clearCookies();
  await signInAtProvider(page, 'eve.guests@example.com');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('does not give you access')).toBeVisible();
  await expectAccessible(page);
});

test('a code cannot be used in another tab', async ({ page, context, problems }) => {
  await page.goto('/login');
  let code = '';
  await page.route('**/api/auth/sso/session', async (route) => {
    code = (route.request().postDataJSON() as { code: string }).code;
    await route.abort();
  });
  await signInAtProvider(page, 'kim.staff@example.com');
  await expect(page.getByText('You are not signed in')).toBeVisible();

  const attacked = await context.newPage();
  await attacked.goto(`/login#sso=${code}`);
  await expect(attacked.getByText('You are not signed in')).toBeVisible();
  await expect(attacked).toHaveURL(/\/login$/);
  problems.length = 0;
});
