import { join } from 'node:path';
import pMap from 'p-map';
import { hashesOf } from './support/hashes-of';
import { ManagerTab } from './support/manager-tab';
import { collectViolations, expectNoViolations } from './support/policy-violations';
import { changedManagerPortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { runningVersion } from './support/running-version';
import { collectProblems, expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

/** Every dialog is opened by a tab of every round. */
const TABS = 12;
const TABS_AT_ONCE = 5;
const SUBTITLE = 'Manage your engineering team';

/** Each page has a dialog, whose code is loaded when it is first opened. */
const dialogs = [
  { page: 'Engineers', title: 'Add Engineer' },
  { page: 'Projects', title: 'Add Project' },
  { page: 'Assignments', title: 'Create Assignment' },
];

// The trace of so many pages costs more than the test.
test.use({ trace: 'off' });

test('publishing a portal three times and rolling it back disturbs none of a dozen tabs', async ({
  page,
  context,
  product,
  problems,
  folder,
}) => {
  const publisher = new Publisher(product.dataDir);
  const shell = join(product.dataDir, 'site/shell');
  const builds = await Promise.all(
    [1, 2, 3].map((number) =>
      changedManagerPortal(folder, `release${number}`, (_, text) =>
        text.replace(`subtitle:"${SUBTITLE}"`, `subtitle:"Release ${number}"`),
      ),
    ),
  );
  const before = await publisher.currentVersion('manager');
  const shellBefore = await hashesOf(shell);
  const violations = await collectViolations(context);
  await startSignedIn(page, product.url, MANAGER);
  const tabs: ManagerTab[] = [];
  for (let index = 0; index < TABS; index += 1) tabs.push(new ManagerTab(await context.newPage()));
  tabs.forEach((tab) => collectProblems(tab.page, problems));
  const open = async (tab: ManagerTab) => {
    await tab.open('/manager/dashboard');
    await expect(tab.dashboard).toBeVisible();
  };
  await pMap(tabs, open, { concurrency: TABS_AT_ONCE });

  const seen = new Set<string>();
  const deployments = [
    ...builds.map((build) => () => publisher.publish(build)),
    () => publisher.rollBack('manager'),
  ];
  for (const [round, deploy] of deployments.entries()) {
    const work = async (tab: ManagerTab, index: number) => {
      // A part of the tabs goes on with what is published by now, the others with what they have.
      if (index % deployments.length === round) await tab.page.reload();
      seen.add(await openDialog(tab, index + round));
    };
    await Promise.all([deploy(), pMap(tabs, work, { concurrency: TABS_AT_ONCE })]);
  }

  console.log(`${TABS} tabs ran ${[...seen].sort().join(', ')}.`);
  expect(seen.size).toBeGreaterThan(2);
  expect(await hashesOf(shell), 'files of the shell').toEqual(shellBefore);
  await page.goto('/manager/engineers');
  await expect(page.getByText('Release 2')).toBeVisible();
  // A dozen tabs keep a machine so busy that the browser finds preloaded files unused for too long.
  const others = problems.filter((problem) => !/preloaded/.test(problem));
  expect(others, `console errors and failed requests: ${others.join('; ')}`).toEqual([]);
  problems.length = 0;
  await expectNoViolations(context, violations);
  // Other tests may use this product.
  await publisher.rollBack('manager', before);
});

/**
 * Opens and closes one of the dialogs.
 * @returns the version of the portal that the tab runs
 */
async function openDialog(tab: ManagerTab, index: number): Promise<string> {
  const dialog = dialogs[index % dialogs.length];
  if (!dialog) throw new Error('There are no dialogs');
  const { page } = tab;
  await tab.follow(dialog.page);
  await page.getByRole('button', { name: dialog.title }).first().click();
  await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  return (await runningVersion(page, 'manager')) ?? 'no portal';
}
