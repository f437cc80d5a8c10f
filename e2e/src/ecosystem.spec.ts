import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { test as base } from './support/dev-origin-test';
import { DevPortal } from './support/dev-portal';
import { ManagerTab } from './support/manager-tab';
import { OutsideTeam } from './support/outside-team';
import { Publisher } from './support/publisher';
import { editFile, STOCK_PORTALS, StockBuild } from './support/stock-portals';
import { MANAGER, startSignedIn } from './support/users';
import { expect } from './support/test';

const ROOT = join(import.meta.dirname, '../..');

/** With a team that only has the page about bringing a portal. */
const test = base.extend<object, { team: OutsideTeam }>({
  team: [
    async ({}, use) => {
      const team = await OutsideTeam.create();
      await use(team);
      await team.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Hooked {
  id?: string;
  remoteInfo?: { name: string };
}

declare global {
  interface Window {
    ModuleFederation: typeof ModuleFederation;
    /** What a plugin of the federation runtime was told. */
    seen: string[];
    __FEDERATION__: { moduleInfo: Record<string, { buildVersion?: string; remotesInfo?: object }> };
  }
}

test('the types of the packed SDK find what a portal of another repository does wrong', async ({ team }) => {
  await team.follow('npx tsc');
  const folder = await team.copy('wrong');
  await editFile(join(folder, 'src/portal.tsx'), (source) => source.replace('user.email', 'user.mail'));
  const wrong: unknown = await team.follow('npx tsc', { folder }).catch((error: unknown) => error);
  expect(String((wrong as { stdout?: string }).stdout)).toContain(`Property 'mail' does not exist on type`);
  await rm(folder, { recursive: true });
});

for (const name of STOCK_PORTALS) {
  test.describe(`a portal built with a stock plugin: ${name}`, () => {
    let portal: StockBuild;

    test.beforeAll(async ({ product, team }) => {
      portal = await StockBuild.create(team, name);
      await portal.publish(product);
    });
    test.afterAll(async ({ product }) => {
      await new Publisher(product.dataDir).remove(name);
      await portal.dispose();
    });

    test('opens with the libraries, the session, and the router of the shell', async ({ page, product }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await startSignedIn(page, product.url, MANAGER);
      await page.goto(`/${name}`);
      await expect(page.getByRole('heading', { name: 'Finance', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Finance', level: 1 })).toHaveCSS(
        'letter-spacing',
        '3px',
      );
      await expect(page.getByText(`${MANAGER.email} is at /${name}/start`)).toBeVisible();
      await page.getByRole('button', { name: 'Count projects' }).click();
      const counted = page.getByRole('button', { name: /^\d+ projects$/ });
      await expect(counted).toBeVisible();
      await page.getByRole('link', { name: 'Show details' }).click();
      await expect(page.getByRole('heading', { name: 'Loaded on demand' })).toBeVisible();
      await expect(page.getByText(`${MANAGER.email} is at /${name}/details`)).toBeVisible();
      // The state is still there, so the page was not loaded again.
      await expect(counted).toBeVisible();

      const copies = await portal.copies();
      expect(copies.length).toBeGreaterThan(0);
      const files = requested.filter((url) => url.includes(`/portals/${name}/`));
      expect(files.filter((url) => copies.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
      expect(files, 'every file is requested once').toHaveLength(new Set(files).size);
    });

    test('comes back after a rollback without a page load, and is what it says', async ({
      page,
      product,
      problems,
      team,
    }) => {
      const publisher = new Publisher(product.dataDir);
      const broken = await StockBuild.create(team, name, (source) =>
        source.replace('const [total', `if (pathname) throw new Error('It is broken');\n  const [total`),
      );
      const good = await publisher.currentVersion(name);
      await broken.publish(product);
      await broken.dispose();
      expect(await publisher.currentVersion(name)).not.toBe(good);
      await startSignedIn(page, product.url, MANAGER);
      const tab = new ManagerTab(page);
      await tab.open(`/${name}`);
      await expect(page.getByRole('heading', { name: /is not available$/ })).toBeVisible();

      await publisher.rollBack(name);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Finance', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Show details' }).click();
      await expect(page.getByRole('heading', { name: 'Loaded on demand' })).toBeVisible();
      await tab.expectSamePage();
      problems.length = 0;
    });

    test('is shown as it was built last in a deployed shell, without being published', async ({
      page,
      product,
      port,
      problems,
      team,
    }) => {
      const local = await StockBuild.create(team, name);
      const dev = await DevPortal.start(ROOT, ['--folder', local.folder], { shell: product.url, port });
      try {
        await startSignedIn(page, product.url, MANAGER);
        await page.goto(dev.link ?? dev.output);
        await page.getByRole('button', { name: 'Run it' }).click();
        await expect(page.getByRole('heading', { name: 'Finance', level: 1 })).toBeVisible();
        await page.getByRole('link', { name: 'Show details' }).click();
        await expect(page.getByRole('heading', { name: 'Loaded on demand' })).toBeVisible();

        await local.rebuild((source) => source.replace('<h1>Finance</h1>', '<h1>Rebuilt</h1>'));
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Rebuilt', level: 1 })).toBeVisible();
        await page.getByRole('button', { name: 'Stop' }).click();
        await expect(page.getByRole('heading', { name: 'Finance', level: 1 })).toBeVisible();
        // The page has preloaded the published files, which were not used before that.
        problems.length = 0;
      } finally {
        await dev.stop();
        await local.dispose();
      }
    });

    test('is refused with a changed file, and opens once the file is right', async ({
      page,
      product,
      problems,
    }) => {
      await startSignedIn(page, product.url, MANAGER);
      for (const file of await portal.firstFiles()) {
        const changed = `**/portals/${name}/*/${file}*`;
        await page.route(changed, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
        });
        await page.goto(`/${name}`);
        await expect(page.getByRole('heading', { name: /is not available$/ }), file).toBeVisible();
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
        // A preload may be under way still.
        await page.unrouteAll({ behavior: 'wait' });
        if (name === 'vitemade' && !(await importsAgain(page))) await page.reload();
        else await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: 'Finance', level: 1 }), file).toBeVisible();
      }
      problems.length = 0;
    });
  });
}

test('the tools and plugins of Module Federation see what a deployed shell loads', async ({
  page,
  product,
}) => {
  // As the browser extension does: before any script of the page.
  await page.addInitScript(() => {
    window.seen = [];
    const note = (hook: string, { remoteInfo, id }: Hooked) =>
      window.seen.push(`${hook} ${remoteInfo?.name ?? id}`);
    const plugin = {
      name: 'tool',
      afterLoadEntry: (args: Hooked) => note('afterLoadEntry', args),
      afterInitRemote: (args: Hooked) => note('afterInitRemote', args),
      onLoad: (args: Hooked) => note('onLoad', args),
    };
    Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
  await startSignedIn(page, product.url, MANAGER);
  await page.goto('/manager/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.seen)).toEqual([
    'afterLoadEntry manager',
    'afterInitRemote manager',
    'onLoad manager/portal',
  ]);
  const [shell, manager] = await page.evaluate(() => Object.values(window.__FEDERATION__.moduleInfo));
  expect(Object.keys(shell?.remotesInfo ?? {})).toEqual(['manager']);
  expect(manager?.buildVersion).toBe(await new Publisher(product.dataDir).currentVersion('manager'));
});

test('the page has the globals that no portal may define, and those of its portal', async ({
  page,
  product,
}) => {
  const reserved = await readFile(join(ROOT, 'portal-sdk/reserved-globals.json'), 'utf8');
  const names = () => page.evaluate(() => Object.getOwnPropertyNames(window));
  await page.goto(`${product.url}/portals.json`);
  const ofBrowser = await names();
  await startSignedIn(page, product.url, MANAGER);
  await page.goto('/manager/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const own = (await names()).filter((name) => !ofBrowser.includes(name));
  const ofPortal = ['portal_manager', 'rspackChunkportal_manager'];
  expect(own.sort()).toEqual([...(JSON.parse(reserved) as string[]), ...ofPortal].sort());
});

test('another host opens a portal of this workspace through its mf-manifest.json', async ({
  page,
  product,
}) => {
  const { portals } = (await (await fetch(`${product.url}/portals.json`)).json()) as {
    portals: { name: string; current: string }[];
  };
  const folder = `/portals/engineer/${portals.find(({ name }) => name === 'engineer')?.current}`;
  await openPlainHost(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  const exported = await page.evaluate(async (manifestUrl) => {
    const { shared } = (await (await fetch(manifestUrl)).json()) as {
      shared: { name: string; version: string }[];
    };
    // Stands for every library, whatever the portal does with it while it starts.
    const library: unknown = new Proxy(function () {}, {
      get: (_, key) => (key === 'then' || key === Symbol.toPrimitive ? undefined : library),
      apply: () => library,
    });
    const host = new window.ModuleFederation({
      name: 'plain-host',
      remotes: [{ name: 'engineer', entry: new URL(manifestUrl, location.origin).href }],
      shared: Object.fromEntries(
        shared.map(({ name, version }) => [
          name,
          { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: false } },
        ]),
      ),
    });
    return Object.keys((await host.loadRemote<object>('engineer/portal')) ?? {});
  }, `${folder}/mf-manifest.json`);

  expect(exported).toEqual(['Portal']);
  expect(requested).toContain(`${folder}/mf-manifest.json`);
  expect(requested).toContain(`${folder}/remoteEntry.js`);
});

/** Whether the browser imports an ES module again that failed. Until 2026, Chromium remembered failures until the next page. */
async function importsAgain(page: Page): Promise<boolean> {
  let requests = 0;
  await page.route('**/probe.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const probe = new URL('/probe.js', page.url()).href;
  return page.evaluate(async (url) => {
    await import(url).catch(() => undefined);
    return import(url).then(
      () => true,
      () => false,
    );
  }, probe);
}

/** Opens a page of the product's origin that has Module Federation's runtime and nothing of the shell. */
async function openPlainHost(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { ModuleFederation } from '@module-federation/enhanced/runtime';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'iife',
    globalName: 'plainHost',
    footer: { js: 'window.ModuleFederation = plainHost.ModuleFederation;' },
    write: false,
  });
  await page.route('**/plain-host', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plain host</title>' }),
  );
  await page.goto('/plain-host');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
}
