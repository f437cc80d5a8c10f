import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './support/accessible';
import { countersOf } from './support/counters';
import { ManagerTab } from './support/manager-tab';
import { changedManagerPortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

test('a page that stops working leaves the frame and the other pages, and a rollback brings it back', async ({
  page,
  product,
  request,
  problems,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'erm-page-failures-'));
  const publisher = new Publisher(product.dataDir);
  const before = await countersOf(request);
  try {
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
    await tab.tryAgain.click();
    await expect(tab.unavailable).toBeVisible();
    await tab.tryAgain.click();
    await expect(page.getByRole('table', { name: 'Engineers' })).toBeVisible();
    await tab.expectSamePage();
    expect(problems.filter((problem) => !/The page is broken/.test(problem))).toEqual([]);
    problems.length = 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
