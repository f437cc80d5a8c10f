import type { BrowserContext } from '@playwright/test';
import pMap from 'p-map';
import { brokenReleases, REPAIRED, type BrokenRelease, type Recovery } from './support/broken-releases';
import { FaultTable, seconds } from './support/fault-table';
import { ManagerTab } from './support/manager-tab';
import { networkFaults, SLOW, type Fault } from './support/network-faults';
import { collectViolations, expectNoViolations } from './support/policy-violations';
import { changedManagerPortal, financePortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { contractOfRegistry, digestOfRegistry, sdkOfPage } from './support/registry-faults';
import { expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

const TABS_AT_ONCE = 4;
const DASHBOARD = '/manager/dashboard';
const ENGINEERS = '/manager/engineers';

const places = ['entry', 'first chunk', 'later chunk', 'manifest'] as const;
type Place = (typeof places)[number];

/** The requests that a fault at a place applies to. */
const requests: Record<Place, (url: URL) => boolean> = {
  entry: (url) => fileOf(url) === 'remoteEntry.js',
  'first chunk': (url) => /^portal\..*\.js$/.test(fileOf(url)),
  'later chunk': (url) => /^(?!portal\.|engineers\.|remoteEntry\.).*\.js$/.test(fileOf(url)),
  manifest: (url) => url.pathname === '/portals.json',
};
const fileOf = (url: URL): string => /^\/portals\/manager\/[^/]+\/([^/]+)$/.exec(url.pathname)?.[1] ?? '';

const { 'DNS failure': dnsFailure, 'connection refused': refused } = networkFaults;
const MISMATCH = 'contract mismatch';

// The trace of dozens of pages costs more than the test.
test.use({ trace: 'off' });

test('a broken portal leaves everything else usable and recovers without a page load', async ({
  page,
  context,
  product,
  folder,
}) => {
  const started = Date.now();
  const publisher = new Publisher(product.dataDir);
  const table = new FaultTable(places);
  const runIn = (run: (tab: ManagerTab) => Promise<string>) => () => inTab(context, run);
  try {
    await publisher.publish(await financePortal(folder));
    const violations = await collectViolations(context);
    await startSignedIn(page, product.url, MANAGER);

    const cases = [
      ...Object.entries(networkFaults).flatMap(([name, fault]) =>
        places
          .filter((place) => !(place === 'manifest' && fault === networkFaults['wrong integrity']))
          .map((place) => table.case(name, place, runIn(withoutErrors(networkCase(place, fault))))),
      ),
      table.case('wrong integrity', 'manifest', runIn(withoutErrors(misleadingManifest(digestOfRegistry)))),
      table.case(MISMATCH, 'entry', runIn(withoutErrors(mismatch))),
      table.case(MISMATCH, 'manifest', runIn(withoutErrors(misleadingManifest(contractOfRegistry)))),
    ];
    await pMap(cases, (run) => run(), { concurrency: TABS_AT_ONCE });
    // These change what everybody gets, so they follow one another.
    for (const release of brokenReleases) {
      const run = runIn((tab) => brokenRelease(tab, release, publisher, folder));
      await table.case(release.fault, release.place, run)();
    }
    for (const place of ['first chunk', 'later chunk']) {
      table.notApplicable(
        MISMATCH,
        place,
        'versions belong to the release and are checked before its files load',
      );
    }
    for (const fault of ['throw at evaluation', 'throw at render']) {
      table.notApplicable(fault, 'manifest', 'it is JSON, which is never run');
    }
    await signOutOfBroken(context);
    await expectNoViolations(context, violations);
  } finally {
    console.log(`${table.toString()}\nIt took ${seconds(started)}.`);
    await publisher.remove('finance');
  }
  expect(table.failures, table.failures.join('\n')).toEqual([]);
});

const networkCase =
  (place: Place, fault: Fault) =>
  (tab: ManagerTab): Promise<string> => {
    if (place === 'later chunk') return laterChunk(tab, fault);
    return place === 'manifest' ? unreadableManifest(tab, fault) : firstFile(tab, place, fault);
  };

/** A file that the portal's first screen needs. */
async function firstFile(tab: ManagerTab, place: Place, fault: Fault): Promise<string> {
  await tab.page.route(requests[place], fault);
  await tab.open(DASHBOARD);
  if (fault === networkFaults[SLOW]) return timed('works after', () => expect(tab.dashboard).toBeVisible());
  await expectUnavailable(tab);
  await endFault(tab);
  if (fault === dnsFailure) return timed('back by itself after', () => expect(tab.dashboard).toBeVisible());
  return timed('back after', () => tab.retryUntil(tab.dashboard));
}

/** The code of a dialog, whose button is the way to try again. */
async function laterChunk(tab: ManagerTab, fault: Fault): Promise<string> {
  await tab.page.route(requests['later chunk'], fault);
  await tab.open(ENGINEERS);
  await tab.addEngineer.click();
  if (fault === networkFaults[SLOW]) return timed('works after', () => expect(tab.dialog).toBeVisible());
  await expectNoDialog(tab);
  await endFault(tab);
  return timed('back after', () => openDialog(tab));
}

/** A retry reads the manifest. If it cannot, the known version of the portal is tried. */
async function unreadableManifest(tab: ManagerTab, fault: Fault): Promise<string> {
  await failEntryAnd(tab, fault);
  return timed(fault === networkFaults[SLOW] ? 'works after' : 'known version after', () =>
    tab.retryUntil(tab.dashboard),
  );
}

/** A manifest that can be read but describes a release that the shell must refuse. */
function misleadingManifest(fault: Fault): (tab: ManagerTab) => Promise<string> {
  return async (tab) => {
    await failEntryAnd(tab, fault);
    await tab.retryInVain();
    await expectUnavailable(tab);
    await endFault(tab);
    return timed('back after', () => tab.retryUntil(tab.dashboard));
  };
}

/** Leaves a tab whose portal failed and would load now, with a fault of the manifest. */
async function failEntryAnd(tab: ManagerTab, fault: Fault): Promise<void> {
  await tab.page.route(requests.entry, refused);
  await tab.page.route(requests.manifest, fault);
  await tab.open(DASHBOARD);
  await expectUnavailable(tab);
  await tab.page.unroute(requests.entry);
}

/** The page was made from a registry with a release for another shell, which a later registry no longer has. */
async function mismatch(tab: ManagerTab): Promise<string> {
  await tab.page.route((url) => url.pathname === DASHBOARD, sdkOfPage);
  await tab.open(DASHBOARD);
  await expectUnavailable(tab);
  return timed('back after', () => tab.retryUntil(tab.dashboard));
}

/** A release that was published like any other and fails in the browser, until it is rolled back. */
async function brokenRelease(
  tab: ManagerTab,
  { id, place, recovery, change }: BrokenRelease,
  publisher: Publisher,
  folder: string,
): Promise<string> {
  await publisher.publish(await changedManagerPortal(folder, id, change));
  let repaired: Promise<void> | undefined;
  const rollBack = () => (repaired ??= publisher.rollBack('manager'));
  const target = place === 'entry' ? tab.dashboard : tab.addEngineer;
  try {
    await tab.open(place === 'entry' ? DASHBOARD : ENGINEERS);
    if (place === 'later chunk') await tab.addEngineer.click();
    await expectFailure[recovery](tab);
    await rollBack();
    // A tab keeps its version while that works, so here the reason why the file throws must end.
    if (recovery === 'in place') await tab.page.evaluate(`globalThis.${REPAIRED} = true`);
    return await timed(recovery === 'rollback' ? 'back by itself after' : 'back after', async () => {
      if (recovery === 'rollback') await expect(target).toBeVisible();
      if (recovery === 'page first') {
        await stopTwice(tab, place);
        await tab.retryUntil(target);
      }
      if (place === 'later chunk') await openDialog(tab);
    });
  } finally {
    await rollBack();
  }
}

async function signOutOfBroken(context: BrowserContext): Promise<void> {
  await inTab(context, async (tab) => {
    await tab.page.route(requests.entry, refused);
    await tab.open(DASHBOARD);
    await expect(tab.unavailable).toBeVisible();
    await tab.signOut();
    return 'signed out';
  });
}

/** Lets files through again. The fault may still be changing one that was asked for before, and must not fail then. */
async function endFault({ page }: ManagerTab): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function expectUnavailable(tab: ManagerTab): Promise<void> {
  await expect(tab.unavailable).toBeVisible();
  await tab.expectUsable();
  await expect(tab.unavailable).toBeVisible();
}

/** The frame and the other pages stay. */
async function expectStopped(tab: ManagerTab): Promise<void> {
  await expect(tab.stopped).toBeVisible();
  await expect(tab.unavailable).toBeHidden();
  await tab.expectUsable();
}

const expectFailure: Record<Recovery, (tab: ManagerTab) => Promise<void>> = {
  rollback: expectUnavailable,
  'in place': expectNoDialog,
  'page first': expectStopped,
};

/** A page that stops again after Try again takes its portal with it, which another version can be loaded of. */
async function stopTwice(tab: ManagerTab, place: Place): Promise<void> {
  const stop = async () => {
    if (place === 'later chunk') await tab.addEngineer.click();
  };
  await stop();
  await expect(tab.stopped).toBeVisible();
  await tab.tryAgain.click();
  await stop();
  await expect(tab.unavailable).toBeVisible();
}

async function expectNoDialog(tab: ManagerTab): Promise<void> {
  await expect(tab.page.getByText('The dialog could not be opened.')).toBeVisible();
  await tab.expectUsable();
  await expect(tab.addEngineer).toBeEnabled();
}

async function openDialog(tab: ManagerTab): Promise<void> {
  await tab.addEngineer.click();
  await expect(tab.dialog).toBeVisible();
}

const withoutErrors = (run: (tab: ManagerTab) => Promise<string>) => async (tab: ManagerTab) => {
  const result = await run(tab);
  expect(tab.uncaught).toEqual([]);
  return result;
};

async function inTab(context: BrowserContext, run: (tab: ManagerTab) => Promise<string>): Promise<string> {
  const page = await context.newPage();
  try {
    const tab = new ManagerTab(page);
    const result = await run(tab);
    await tab.expectSamePage();
    return result;
  } finally {
    await page.close();
  }
}

async function timed(label: string, run: () => Promise<void>): Promise<string> {
  const start = Date.now();
  await run();
  return `${label} ${seconds(start)}`;
}
