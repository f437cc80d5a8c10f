import { expectAccessible } from './support/accessible';
import { brokenReleases } from './support/broken-releases';
import { countersOf } from './support/counters';
import { ManagerTab } from './support/manager-tab';
import { changedManagerPortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

test('a page that stops working leaves the frame and the other pages, and is offered the version of a rollback', async ({
  page,
  product,
  request,
  problems,
  folder,
}) => {
  const publisher = new Publisher(product.dataDir);
  const before = await countersOf(request);
  await startSignedIn(page, product.url, MANAGER);
  const broken = await changedManagerPortal(folder, 'brokenpage', (_, text) =>
    text.replace(
      'subtitle:"Manage your engineering team"',
      'subtitle:(()=>{throw Error("The page is broken")})()',
    ),
  );
  await publisher.publish(broken);
  const tab = new ManagerTab(page);
  await tab.open('/manager/engineers');
  await expect(tab.stopped).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Nothing you saved is lost.');
  await expect(alert).toContainText(/Error code CRASH-[0-9A-F]{6}/);
  await expectAccessible(page);

  const version = await publisher.versionOf(broken);
  const series = `portal_failures_total{portal="manager",version="${version}",attempt="first",kind="crash"}`;
  await expect.poll(async () => (await countersOf(request))(series) - before(series)).toBe(1);

  await tab.follow('Projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await tab.follow('Engineers');
  await expect(tab.stopped).toBeVisible();

  await publisher.rollBack('manager');
  await expect(page.getByRole('status')).toContainText('Another version is available');
  await expectAccessible(page);
  await expect(tab.stopped, 'nothing is replaced unasked').toBeVisible();
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByRole('table', { name: 'Engineers' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await tab.expectSamePage();
  expect(problems.filter((problem) => !/The page is broken/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('a portal that crashes comes back by itself after a rollback, says so, and leaves the focus', async ({
  page,
  product,
  problems,
  folder,
}) => {
  const publisher = new Publisher(product.dataDir);
  await startSignedIn(page, product.url, MANAGER);
  const release = brokenReleases.find(({ id }) => id === 'entryrender');
  if (!release) throw new Error('No release crashes as a whole');
  await publisher.publish(await changedManagerPortal(folder, 'comeback', release.change));
  const tab = new ManagerTab(page);
  await tab.open('/manager/engineers');
  await expect(tab.unavailable).toBeVisible();
  const link = page.getByRole('link', { name: 'Projects', exact: true });
  await link.focus();

  await publisher.rollBack('manager');
  await expect(page.getByRole('table', { name: 'Engineers' })).toBeVisible();
  await expect(page.getByText('The Manager Portal is back').first()).toBeVisible();
  await expect(link).toBeFocused();
  await tab.expectSamePage();
  // Of a portal that crashed, the files of the page were loaded in vain.
  expect(problems.filter((problem) => !/the portal is broken|preloaded/.test(problem))).toEqual([]);
  problems.length = 0;
});
