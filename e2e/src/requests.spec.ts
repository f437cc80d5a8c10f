import { expect, test } from './support/test';
import { MANAGER } from './support/users';

test('a sign-in whose code cannot be loaded fails like one without a connection, and can be repeated', async ({
  page,
  problems,
}) => {
  const code = /\/shell\/later\..*\.js$/;
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(
    page.getByText('The server cannot be reached. Check your connection and try again.'),
  ).toBeVisible();
  expect(problems).toContainEqual(expect.stringContaining('Network Error'));
  problems.length = 0;
  await page.unroute(code);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});
