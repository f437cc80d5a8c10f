import type { Locator, Page } from '@playwright/test';
import { expectAccessible as expectNoViolations } from './support/accessible';
import { MANAGER } from './support/users';
import { expect, test } from './support/test';

async function openReference(page: Page): Promise<void> {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Engineering RM' })).toBeVisible();
}

async function openOperation(page: Page, tag: string, operationId: string): Promise<Locator> {
  const operation = page.locator(`#operations-${tag}-${operationId}`);
  // Uses the keyboard to check that the summary's button works without a mouse.
  await operation.locator('.opblock-summary-control').focus();
  await page.keyboard.press('Enter');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  return operation;
}

const bodyOf = (operation: Locator): Promise<string> =>
  operation.locator('.live-responses-table .highlight-code pre').first().innerText();

async function execute(operation: Locator): Promise<{ status: string; body: string }> {
  await operation.getByRole('button', { name: 'Execute' }).click();
  const status = await operation
    .locator('.live-responses-table tbody .response-col_status')
    .first()
    .innerText();
  return { status: status.trim(), body: await bodyOf(operation) };
}

async function signInThere(page: Page): Promise<string> {
  const login = await openOperation(page, 'auth', 'login');
  await login.locator('textarea').fill(JSON.stringify(MANAGER));
  const { status, body } = await execute(login);
  expect(status).toBe('200');
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}

test('the reference leaves the application’s session alone, and can sign in, authorize, and call the API without leaving the origin', async ({
  page,
  baseURL,
  problems,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.addInitScript(() => localStorage.setItem('authToken', 'a-token'));
  await openReference(page);
  const listEngineers = await openOperation(page, 'engineers', 'listEngineers');
  const sent = page.waitForRequest('**/api/engineers*');
  expect((await execute(listEngineers)).status).toBe('401');
  expect((await sent).headers()).not.toHaveProperty('authorization');
  // The expected 401, as a response and in the console.
  expect(problems.splice(0)).toHaveLength(2);

  const token = await signInThere(page);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByLabel('auth-bearer-value').fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close' }).click();

  const answered = page.waitForResponse('**/api/engineers*');
  await listEngineers.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  const status = listEngineers.locator('.live-responses-table tbody .response-col_status').first();
  await expect(status).toHaveText(/^200/);
  expect(JSON.parse(await bodyOf(listEngineers))).toMatchObject({ success: true });
  // Data URLs have the origin "null".
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(String(baseURL)).origin]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);
});

test('injected scripts and styles are blocked in the reference', async ({ page, problems }) => {
  await openReference(page);
  await page.evaluate(async () => {
    const injected = document.createElement('div');
    injected.innerHTML =
      '<img src="data:," onerror="document.title = \'run\'"><style>body{display:none}</style>';
    document.body.append(injected);
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
    await fetch('https://attacker.test/').catch(() => undefined);
  });
  const blocked = [
    'inline event handler',
    'inline style',
    'inline script',
    "Connecting to 'https://attacker",
  ];
  const missing = () => blocked.filter((what) => !problems.some((text) => text.includes(what)));
  await expect.poll(missing).toEqual([]);
  await expect(page).toHaveTitle('Engineering RM API');
  await expect(page.locator('body')).toBeVisible();
  problems.length = 0;
});

test('the reference is accessible, and follows the theme of the device, and then that of the application', async ({
  page,
}) => {
  const isDark = () => page.evaluate(() => document.documentElement.matches('.dark-mode'));
  await openReference(page);
  // Once, because the themes differ in colors only, of which none are checked.
  await expectAccessible(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect.poll(isDark).toBe(theme === 'dark');
  }
  for (const [theme, ofDevice] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: ofDevice });
    await page.evaluate((choice) => localStorage.setItem('theme', choice), theme);
    await openReference(page);
    expect(await isDark()).toBe(theme === 'dark');
  }
});

async function expectAccessible(page: Page): Promise<void> {
  // Issues of Swagger UI itself: links in buttons, no h2, a title outside of main, and the colors of method badges.
  const issues = ['nested-interactive', 'heading-order', 'region', 'color-contrast'];
  const rules = Object.fromEntries(issues.map((rule) => [rule, { enabled: false }]));
  await expectNoViolations(page, { rules });
}
