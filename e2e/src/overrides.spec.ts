import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { collectViolations, expectNoViolations } from './support/policy-violations';
import { test as base } from './support/dev-origin-test';
import { DevPortal } from './support/dev-portal';
import { SourceCopy } from './support/source-copy';
import { expect } from './support/test';
import { ENGINEER, MANAGER, signIn, signOut } from './support/users';

const SUBTITLE = 'Manage your engineering team';
const PAGE_SOURCE = 'manager-portal/src/pages/EngineersPage.tsx';

interface Marked {
  stayed?: boolean;
}

const test = base.extend<object, { source: SourceCopy }>({
  source: [
    async ({}, use) => {
      const source = await SourceCopy.create();
      await use(source);
      await source.dispose();
    },
    { scope: 'worker' },
  ],
});

const mark = (page: Page) => page.getByRole('complementary', { name: 'Not the published portal' });
const stop = (page: Page) => mark(page).getByRole('button', { name: 'Stop' }).click();

test('a portal in development runs in a deployed shell after its user agreed, and follows edits without a page load', async ({
  page,
  context,
  problems,
  product,
  source,
  port,
}) => {
  const violations = await collectViolations(context);
  const before = Date.now();
  let dev = await DevPortal.start(source.root, ['manager'], { shell: product.url, port });
  try {
    const ready = Date.now() - before;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`http://127.0.0.1:${port}/`)) asked.push(request.url());
    });
    // The request outlives sign-in.
    await page.goto(dev.link ?? dev.output);
    await page.getByLabel('Email').fill(MANAGER.email);
    await page.getByLabel('Password', { exact: true }).fill(MANAGER.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Run a portal in development?' });
    await expect(dialog).toContainText(`http://127.0.0.1:${port}`);
    expect(asked, 'nothing is requested before the user agreed').toEqual([]);
    const agreed = Date.now();
    await dialog.getByRole('button', { name: 'Run it' }).click();
    await page.getByRole('link', { name: 'Engineers', exact: true }).click();
    await expect(page.getByText(SUBTITLE)).toBeVisible();
    console.log(`Ready after ${ready} ms, shown ${Date.now() - agreed} ms after the click.`);
    await expect(mark(page)).toContainText(`http://127.0.0.1:${port}`);

    await page.evaluate(() => ((globalThis as Marked).stayed = true));
    const edited = Date.now();
    await source.edit(PAGE_SOURCE, SUBTITLE, 'An edited subtitle');
    await expect(page.getByText('An edited subtitle')).toBeVisible();
    console.log(`The edit was shown after ${Date.now() - edited} ms.`);
    expect(await page.evaluate(() => (globalThis as Marked).stayed)).toBe(true);
    await expect(page).toHaveURL(/\/manager\/engineers$/);

    await page.reload();
    await expect(page.getByText('An edited subtitle')).toBeVisible();
    expect(problems).toEqual([]);
    await source.edit(PAGE_SOURCE, 'An edited subtitle', SUBTITLE);
    await expect(page.getByText(SUBTITLE)).toBeVisible();

    // While its server is down, it is a portal that cannot be loaded.
    await dev.stop();
    await page.reload();
    await expect(page.getByText(/^Error code LOAD-/)).toBeVisible();
    await expect(mark(page)).toBeVisible();
    dev = await DevPortal.start(source.root, ['manager'], { shell: product.url, port });
    await expect(page.getByText(SUBTITLE)).toBeVisible();
    await expect(page.getByText('0.1.0-dev')).toBeVisible();

    await stop(page);
    await expect(page.getByText(SUBTITLE)).toBeVisible();
    await expect(mark(page)).toBeHidden();
    await expect(page.getByText('0.1.0-dev')).toBeHidden();
    await expectNoViolations(context, violations);
    problems.length = 0;
  } finally {
    await dev.stop();
  }
});

test('a portal is refused from an origin that the site does not allow', async ({ page, product, source }) => {
  const other = await getPort({ host: '127.0.0.1' });
  const dev = await DevPortal.start(source.root, ['manager'], { shell: product.url, port: other });
  expect(dev.link).toBeNull();
  expect(dev.output).toContain(`Set PORTAL_DEV_ORIGINS=http://127.0.0.1:${other} for its API`);

  await signIn(page, MANAGER);
  await page.goto(`/manager/engineers?portal=manager@http://127.0.0.1:${other}`);
  await expect(page.getByRole('alert')).toContainText(
    `This site does not run portals from http://127.0.0.1:${other}.`,
  );
  await expect(page.getByText(SUBTITLE)).toBeVisible();
});

test('a manager previews a staged release in one tab, an engineer only one of a portal for engineers', async ({
  page,
  context,
  problems,
  product,
  source,
}) => {
  await source.edit(PAGE_SOURCE, SUBTITLE, 'A staged subtitle');
  const output = await source.publishPortal('manager', product.dataDir, '--stage');
  const query = /\?portal=\S+/.exec(output)?.[0] ?? output;
  await source.edit('engineer-portal/src/pages/DashboardPage.tsx', 'Welcome back', 'A staged welcome');
  const staged = await source.publishPortal('engineer', product.dataDir, '--stage');
  const engineerLink = /\/engineer\?portal=\S+/.exec(staged)?.[0] ?? staged;

  await signIn(page, ENGINEER);
  await page.goto(`/engineer/dashboard${query}`);
  await expect(page.getByRole('alert')).toContainText(
    'The Manager Portal is for managers, and you are not one.',
  );
  await expect(mark(page)).toBeHidden();
  await page.goto(engineerLink);
  await expect(page.getByRole('heading', { name: /^A staged welcome/ })).toBeVisible();
  await expect(mark(page)).toContainText('Preview of the Engineer Portal');
  await signOut(page);

  await signIn(page, MANAGER);
  await page.goto(`/manager/engineers${query}`);
  await expect(page.getByText('A staged subtitle')).toBeVisible();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(mark(page)).toContainText('Preview of the Manager Portal');
  await page.reload();
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await expect(page.getByText('A staged subtitle')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/manager/engineers');
  await expect(other.getByText(SUBTITLE)).toBeVisible();

  await stop(page);
  await expect(page.getByText(SUBTITLE)).toBeVisible();
  await expect(mark(page)).toBeHidden();
  // The page is made before the tab's preview is known, so the published files were loaded in vain.
  expect(problems.filter((problem) => !/preloaded/.test(problem))).toEqual([]);
  problems.length = 0;
});
