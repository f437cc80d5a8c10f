import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { SigningKey } from './support/signing-key';
import { answerAtProvider, askProvider, expect, signInAtProvider, test } from './support/sso-test';
import { registerManager } from './support/users';

const HOME = /\/engineer\/dashboard$/;
const REFUSED = 'Single sign-on did not work. Please try again.';

/** The tests of the API refuse tokens that are wrong in further ways. */
const WRONG_TOKENS = [
  { what: 'about somebody else', claims: { sub: 'mara.leads@example.com' }, reason: '"sub"' },
  { what: 'with the signature of another key', key: SigningKey.generate(), reason: 'signature' },
];

async function expectRefused(page: Page) {
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/engineer/dashboard');
  await expect(page.getByRole('button', { name: 'Sign in with Northwind' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

async function countAccounts(origin: string, email: string): Promise<number> {
  const token = await registerManager(origin, 'Mara Lind');
  const reply = await fetch(`${origin}/api/engineers?q=${email}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await reply.json()) as { data: { engineers: unknown[] } };
  return data.engineers.length;
}

test('an ID token that is signed again with nothing changed is right', async ({ page, provider }) => {
  await page.goto('/login');
  provider.answerOnce({});
  await signInAtProvider(page, 'ira.staff@example.com');
  await expect(page).toHaveURL(HOME);
});

for (const [index, { what, claims, key, reason }] of WRONG_TOKENS.entries()) {
  test(`an ID token ${what} signs nobody in and creates no account, and the next one does`, async ({
    page,
    product,
    provider,
    refusals,
  }) => {
    const email = `noor${index}.staff@example.com`;
    await page.goto('/login');
    provider.answerOnce(claims ?? {}, await key);
    await signInAtProvider(page, email);
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expectAccessible(page);
    await expectRefused(page);
    await expect.poll(refusals).toEqual([expect.stringContaining(reason)]);
    expect(await countAccounts(product.url, email)).toBe(0);

    // The provider still knows them, and asks nothing.
    await page.getByRole('button', { name: 'Sign in with Northwind' }).click();
    await expect(page).toHaveURL(HOME);
    expect(await countAccounts(product.url, email)).toBe(1);
  });
}

test('a used answer signs nobody in: not there, not in another browser, not with the cookie of its sign-in', async ({
  page,
  context,
  stranger,
  refusals,
}) => {
  await page.goto('/login');
  await askProvider(page);
  const cookies = await context.cookies();
  const answer = page.waitForRequest('**/api/auth/sso/callback?*');
  await answerAtProvider(page, 'rae.staff@example.com');
  await expect(page).toHaveURL(HOME);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const url = (await answer).url();
  await page.goto(url);
  await expectRefused(page);
  await stranger.goto(url);
  await expectRefused(stranger);
  await context.addCookies(cookies);
  await page.goto(url);
  await expectRefused(page);
  await expect
    .poll(refusals)
    .toEqual(['Refused: failed', 'Refused: failed', expect.stringContaining('invalid_grant')]);
});

test('an answer that was not used signs in where it was asked for, and in no other browser', async ({
  page,
  product,
  provider,
  stranger,
  refusals,
}) => {
  const email = 'mal.staff@example.com';
  await page.goto('/login');
  const kept = provider.keepAnswer();
  await signInAtProvider(page, email);
  const url = await kept;

  await stranger.goto(url);
  await expectRefused(stranger);
  await askProvider(stranger);
  await stranger.goto(url);
  await expectRefused(stranger);
  await expect.poll(refusals).toEqual(['Refused: failed', expect.stringContaining('"state"')]);
  expect(await countAccounts(product.url, email)).toBe(0);

  await page.goto(url);
  await expect(page).toHaveURL(HOME);
});

for (const [parameter, value, reason] of [
  ['iss', 'https://elsewhere.example', '"iss"'],
  ['state', 'another', '"state"'],
] as const) {
  test(`an answer whose ${parameter} was changed on the way signs nobody in`, async ({
    page,
    provider,
    refusals,
  }) => {
    await page.goto('/login');
    const kept = provider.keepAnswer();
    await signInAtProvider(page, `${parameter}.staff@example.com`);
    const url = new URL(await kept);
    expect(url.searchParams.has(parameter)).toBe(true);
    url.searchParams.set(parameter, value);
    await page.goto(url.href);
    await expectRefused(page);
    await expect.poll(refusals).toEqual([expect.stringContaining(reason)]);
  });
}
