import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pMap from 'p-map';
import earlierReleases from './skew-releases.json' with { type: 'json' };
import { Release } from './support/release';
import { runningVersion } from './support/running-version';
import { collectProblems, expect, test } from './support/test';
import { MANAGER, signIn } from './support/users';

// Every order of upgrading the shell, a portal, and the API: any shell of the last three versions with any manager portal
// of them, on this API or the one before. Each part is built from its own commit and published by its own publisher.
test('the last versions of shell and portal work with each other and with the last two of the API, or say why not', async ({
  browser,
}) => {
  const releases = await Promise.all([
    Release.current('N'),
    ...earlierReleases.map(({ name, commit }) => Release.checkOut(name, commit)),
  ]);
  const pairs = releases.slice(0, 2).flatMap((api) => releases.map((shell) => ({ api, shell })));
  // Each spends most of its time waiting.
  const rows = await pMap(pairs, ({ api, shell }) => upgradePortals(browser, api, shell, releases), {
    concurrency: 2,
  });
  console.log(['shell\tportal\tAPI', ...rows.flat()].join('\n'));
  expect(rows.flat()).toHaveLength(18);
});

/**
 * Publishes the manager portals of all releases, one after the other, on a site with this shell and an API.
 * @returns a row for each
 */
async function upgradePortals(
  browser: Browser,
  api: Release,
  shell: Release,
  releases: readonly Release[],
): Promise<string[]> {
  const rows: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'erm-skew-'));
  await shell.publishSite(dataDir);
  const server = await api.startApi(dataDir);
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const problems: string[] = [];
    const page = await context.newPage();
    collectProblems(page, problems);
    await signIn(page, MANAGER);
    // The shell was published with its own portal, which comes first.
    for (const portal of [shell, ...releases.filter((release) => release !== shell)]) {
      const before = await runningVersion(page, 'manager');
      const refusal = portal === shell ? null : await portal.publishManagerPortal(dataDir, server.url);
      const combination = `Shell ${shell.name} Portal ${portal.name} API ${api.name}`;
      await addEngineer(page, combination);
      const expected = refusal === null ? await portal.managerPortalVersion() : before;
      expect(await runningVersion(page, 'manager'), combination).toBe(expected);
      expect(api === releases[0] ? problems : withoutSuggestions(problems), combination).toEqual([]);
      rows.push([shell.name, portal.name, api.name, refusal ?? 'works'].join('\t'));
    }
  } finally {
    await context.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return rows;
}

/** An API that is older than the suggestions of departments and skills has none, and forms do without. */
const withoutSuggestions = (problems: string[]) =>
  problems.filter((problem) => !/\/api\/availability\/filters|status of 404/.test(problem));

/** Adds an engineer and finds them on the roster. */
async function addEngineer(page: Page, name: string): Promise<void> {
  await page.goto('/manager/engineers');
  await page.getByRole('button', { name: 'Add Engineer' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Engineer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(`${name.replaceAll(/\W+/g, '.').toLowerCase()}@skew.test`);
  await dialog.getByLabel('Password', { exact: true }).fill('long-enough');
  await dialog.getByLabel('Department').fill('Platform');
  await dialog.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(page.getByText('Engineer added')).toBeVisible();
  await page.getByPlaceholder('Search engineers by name, email, or skills...').fill(name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}
