import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { commonConfig } from '@erm/federation-build/common';
import { rspack, type Compilation } from '@rspack/core';
import { Publisher } from '../../e2e/src/support/publisher';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.cache/one-bundle');
const PORTALS = ['manager', 'engineer'];
const SCREENS = ['sign-in', 'register', 'portal-area'];
/** What the sign-in and the portals both load, as in the federated product. */
const LIBRARIES = ['zod', 'react-hook-form'];
/** As in the shell's Rspack configuration. */
const FONT_WEIGHTS = { min: 400, max: 600 };
const PACKAGE_VERSION = '0.0.0';
/** Where portals are until the publisher's version of them is known. */
const UNKNOWN_VERSION = `${PACKAGE_VERSION}-unknown`;

export type BundleKind = 'tuned' | 'plain';

/** How each kind loads a portal. The plain one does what the documentation of React describes. */
const LOADERS: Record<BundleKind, string> = {
  tuned: 'bootstrap(({ name }) => portals[name]());',
  plain: `
    const lazyPortals = Object.fromEntries(Object.entries(portals).map(([name, load]) =>
      [name, lazy(() => load().then(({ Portal }) => ({ default: Portal })))]));
    bootstrap(async ({ name }) => ({
      Portal: (props) => createElement(Suspense, { fallback: null }, createElement(lazyPortals[name], props)),
    }));`,
};

/**
 * Builds the shell and the portals from the same sources as one application, with a chunk for each portal. The tuned
 * kind requests early what the federated product requests early; the plain one has no hints in its page.
 * @returns the folders to publish as a site: the shell's, then the portals'
 */
export async function buildOneBundle(kind: BundleKind): Promise<string[]> {
  const folder = join(OUT, kind);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const entry = join(folder, 'main.ts');
  await writeFile(entry, entryOf(kind));
  const groups = await compile(folder, entry);
  await writeShell(folder, kind, groups);
  for (const name of PORTALS) {
    const target = await writePortal(folder, name, groups);
    await moveTo(join(folder, 'shell/dist/assets'), name, await new Publisher(folder).versionOf(target));
  }
  return ['shell', ...PORTALS.map((name) => `portals/${name}`)].map((name) => join(folder, name));
}

function entryOf(kind: BundleKind): string {
  const fromShell = createRequire(join(ROOT, 'shell/package.json'));
  const text = (path: string) => JSON.stringify(path);
  const portals = PORTALS.map((name) => {
    const source = text(join(ROOT, `${name}-portal/src/portal`));
    return `${name}: () => import(/* webpackChunkName: "${name}" */ ${source})`;
  });
  return [
    `import ${text(join(ROOT, 'shell/src/zod-without-eval'))};`,
    `import ${text(fromShell.resolve('@erm/ui-kit/theme.css'))};`,
    `import { bootstrap } from ${text(join(ROOT, 'shell/src/bootstrap'))};`,
    `import { createElement, lazy, Suspense } from ${text(fromShell.resolve('react'))};`,
    `const portals = { ${portals.join(', ')} };`,
    LOADERS[kind],
  ].join('\n');
}

/** The files of each chunk group and of each library, and the other assets, relative to the output. */
interface Groups {
  files: Record<string, string[]>;
  assets: string[];
}

async function compile(folder: string, entry: string): Promise<Groups> {
  const screens = new Map(
    await Promise.all(PORTALS.map(async (name) => [name, await screensOf(name)] as const)),
  );
  const common = commonConfig({
    root: join(ROOT, 'shell'),
    name: 'bundle',
    dev: false,
    fontWeights: FONT_WEIGHTS,
  });
  const compiler = rspack({
    ...common,
    entry: { main: entry },
    output: {
      ...common.output,
      path: join(folder, 'out'),
      publicPath: '/',
      uniqueName: 'shell',
      filename: 'shell/[name].[contenthash:10].js',
      chunkFilename: ({ chunk }) => `${folderOf(chunk?.name ?? '', screens)}[name].[contenthash:10].js`,
      cssFilename: 'shell/[name].[contenthash:10].css',
      assetModuleFilename: 'shell/[name].[contenthash:10][ext]',
    },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...Object.fromEntries(LIBRARIES.map((name) => [name, libraryChunk(name)])),
        },
      },
    },
  });
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(stats.compilation);
    });
  });
  const assets = compilation.getAssets().map(({ name }) => name);
  const groupFiles = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles()] as const,
  );
  const libraryFiles = LIBRARIES.map(
    (name) => [name, assets.filter((file) => file.startsWith(`shell/${name}.`))] as const,
  );
  await new Promise((resolve) => compiler.close(resolve));
  return { files: Object.fromEntries([...groupFiles, ...libraryFiles]), assets };
}

/** The names of the chunks of a portal's screens. */
async function screensOf(portal: string): Promise<string[]> {
  const file = join(ROOT, `${portal}-portal/portal.json`);
  const { screens = {} } = await readJson<{ screens?: Record<string, string[]> }>(file);
  return [...new Set(Object.values(screens).flat())];
}

const versionFolder = (portal: string) => `portals/${portal}/${UNKNOWN_VERSION}/`;

/** Where a chunk belongs: to its portal, or to the shell. */
function folderOf(chunk: string, screens: ReadonlyMap<string, string[]>): string {
  const portal = PORTALS.find((name) => name === chunk || screens.get(name)?.includes(chunk));
  return portal ? versionFolder(portal) : 'shell/';
}

const libraryChunk = (name: string) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/]${name}[\\\\/]`),
  name,
  chunks: 'async' as const,
  enforce: true,
});

async function writeShell(folder: string, kind: BundleKind, { files, assets }: Groups): Promise<void> {
  const federated = await readJson<{ head: string }>(join(ROOT, 'shell/dist/shell.json'));
  const inShell = (names: string[] = []) =>
    names.filter((name) => name.startsWith('shell/')).map((name) => name.slice('shell/'.length));
  const listed = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, inShell(files[key])]));
  const first = inShell(files['main']);
  const font = assets.filter((name) => /geist-latin-wght-normal.*\.woff2$/.test(name));
  const hinted = kind === 'tuned';
  const record = {
    ...federated,
    shares: Object.fromEntries(LIBRARIES.map((name) => [name, '1.0.0'])),
    scripts: first.filter((name) => name.endsWith('.js')),
    styles: first.filter((name) => name.endsWith('.css')),
    preloads: hinted ? font.map((name) => ({ path: `/${name}`, as: 'font' })) : [],
    lazyShares: listed(LIBRARIES),
    screens: listed(SCREENS),
    head: hinted ? federated.head : '',
  };
  await writeBuild(join(folder, 'shell'), 'dist/assets', inShell(assets), join(folder, 'out/shell'));
  await writeFile(join(folder, 'shell/dist/shell.json'), JSON.stringify(record));
}

async function writePortal(folder: string, name: string, { files, assets }: Groups): Promise<string> {
  const built = await readJson<{ metaData: object; portal: object }>(
    join(ROOT, `${name}-portal/dist/mf-manifest.json`),
  );
  const prefix = versionFolder(name);
  const ownOf = (all: string[] = []) =>
    all.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length));
  const own = ownOf(assets);
  const first = ownOf(files[name]);
  const chunks = Object.fromEntries((await screensOf(name)).map((screen) => [screen, ownOf(files[screen])]));
  const used = LIBRARIES.filter((library) => files[name]?.some((file) => files[library]?.includes(file)));
  const shares = Object.fromEntries(used.map((library) => [library, '*']));
  const [entry, ...sync] = first;
  const none = { sync: [], async: [] };
  const manifest = {
    ...built,
    metaData: { ...built.metaData, remoteEntry: { name: entry, path: '', type: 'global' } },
    exposes: [{ path: './portal', assets: { js: { sync, async: [] }, css: none } }],
    portal: { ...built.portal, shares, chunks },
  };
  const target = join(folder, 'portals', name);
  await writeBuild(target, 'dist', own, join(folder, 'out', prefix));
  await writeFile(join(target, 'dist/mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(target, 'portal.json'), await readFile(join(ROOT, `${name}-portal/portal.json`)));
  await writeFile(join(target, 'package.json'), JSON.stringify({ version: PACKAGE_VERSION }));
  return target;
}

/** Lets the shell find a portal's files under its version. */
async function moveTo(assets: string, portal: string, version: string): Promise<void> {
  for (const name of (await readdir(assets)).filter((asset) => asset.endsWith('.js'))) {
    const text = await readFile(join(assets, name), 'utf8');
    const moved = text.replaceAll(versionFolder(portal), `portals/${portal}/${version}/`);
    await writeFile(join(assets, name), moved);
  }
}

async function writeBuild(folder: string, into: string, names: string[], from: string): Promise<void> {
  await mkdir(join(folder, into), { recursive: true });
  await Promise.all(
    names.map(async (name) => writeFile(join(folder, into, name), await readFile(join(from, name)))),
  );
}

const readJson = async <Value>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Value;
