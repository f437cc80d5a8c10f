import { ENGINEER, MANAGER, signIn } from './support/users';
import { expect, test } from './support/test';

test('a signed-out visitor returns to the requested page after signing in', async ({ page }) => {
  await page.goto('/manager/engineers?q=a');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/manager\/engineers\?q=a$/);
  await expect(page.getByRole('heading', { name: 'Engineers', level: 1 })).toBeVisible();
});

test('an engineer is denied access to the manager portal and can return to their own dashboard', async ({
  page,
}) => {
  await signIn(page, ENGINEER);
  await page.goto('/manager/engineers');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/engineer\/dashboard$/);
});

test('a token that the server rejects redirects to sign-in', async ({ page, problems }) => {
  await signIn(page, ENGINEER);
  await page.evaluate(() => localStorage.setItem('authToken', 'forged.token.here'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  problems.length = 0;
});

test('an unknown path redirects to the home page', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
});

test('a portal is loaded only when it is opened, and no portal runs on the sign-in page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const portals = () => new Set(scripts.map((path) => /^\/portals\/(\w+)\//.exec(path)?.[1]).filter(Boolean));
  const executed = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/portals/')),
  );
  expect(executed).toEqual([]);
  await signIn(page, ENGINEER);
  await expect(page.getByText('Current Workload')).toBeVisible();
  expect(portals()).not.toContain('manager');
});
