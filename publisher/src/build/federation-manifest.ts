import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharedLibraries from '@erm/portal-sdk/shared-libraries.json';
import { z } from 'zod';
import { PublishError } from '../publish-error';
import type { Files } from './files';
import type { BuildRecord } from './portal-build';
import { readJson } from './portal-manifest';

const EXPOSED = './portal';

const assetsSchema = z.object({
  js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
});

/** The part of an `mf-manifest.json` that matters here, the same for Rspack, webpack, and Vite. */
const federationSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({ name: z.string(), requiredVersion: z.string().nullish(), assets: assetsSchema }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema })),
});
type Federation = z.infer<typeof federationSchema>;

/** How the shell takes an entry, by the name that the plugins give to its kind. */
const FORMATS = new Map<string, BuildRecord['format']>([
  ['global', 'var'],
  ['var', 'var'],
  ['module', 'module'],
]);

/** What no plugin knows: what the portal was built against. */
const requirementsSchema = z.object({ sdkVersion: z.string(), contractVersion: z.string() });
const packageSchema = z.object({ version: z.string() });

/**
 * The record of a portal that was built with a stock Module Federation plugin, which writes `dist/mf-manifest.json`.
 * Its `portal.json` names `sdkVersion` and `contractVersion`. The version is that of its package, and a digest of the
 * files, so other files never have the same version.
 */
export async function readFederationManifest(folder: string, files: Files): Promise<BuildRecord> {
  const federation = await readJson(federationSchema, folder, 'dist/mf-manifest.json');
  const requirements = await readJson(requirementsSchema, folder, 'portal.json');
  const { version } = await readJson(packageSchema, folder, 'package.json');
  const { remoteEntry, globalName, publicPath } = federation.metaData;
  const exposed = federation.exposes.find(({ path }) => path === EXPOSED);
  const format = FORMATS.get(remoteEntry.type);
  if (!exposed) throw new PublishError(`${folder} must expose "${EXPOSED}", which is what the shell loads.`);
  if (!format) {
    throw new PublishError(
      `The entry of ${folder} is of the type "${remoteEntry.type}"; it must be a global variable or an ES module.`,
    );
  }
  if (publicPath !== 'auto') {
    throw new PublishError(
      `${folder} is built for the public path "${publicPath}", but every version has a folder of its own. ` +
        'Build it with the public path "auto" (Rspack, webpack) or the base "" (Vite).',
    );
  }
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  const chunks = exposed.assets.js.sync;
  return {
    ...requirements,
    version: `${version}-${digestOf(files)}`,
    shares: sharesOf(federation),
    format,
    global: globalName,
    chunkList: format === 'var' ? chunkListOf(files, chunks) : undefined,
    entry,
    // No style sheets: these containers load theirs without digests, so the page's preloads would not match.
    files: [...new Set([entry, ...chunks])],
  };
}

/**
 * What the portal needs of the shell. A library that the shell does not share is none of it if the portal brings its
 * own copy, as Vite's plugin does for React's JSX runtime.
 */
function sharesOf({ shared }: Federation): Record<string, string> {
  const provided = { ...sharedLibraries.eager, ...sharedLibraries.lazy };
  const needed = shared.filter(({ name, assets: { js } }) => {
    return Object.hasOwn(provided, name) || js.sync.length + js.async.length === 0;
  });
  return Object.fromEntries(needed.map(({ name, requiredVersion }) => [name, requiredVersion ?? '*']));
}

/** What a chunk of webpack or Rspack begins with: `(self.webpackChunkfinance = self.webpackChunkfinance || []).push(`. */
const CHUNK_LIST = /\(\s*(?:self|window|globalThis|this)(?:\.|\[")([\w$]+)/;

/**
 * The global in which chunks wait for their entry. Bundlers name it after the package, not after the version, so that
 * whoever loads another version has to empty it. ES modules need none.
 */
function chunkListOf(files: Files, chunks: readonly string[]): string | undefined {
  for (const chunk of chunks) {
    const name = CHUNK_LIST.exec(files.get(chunk)?.toString('utf8') ?? '')?.[1];
    if (name) return name;
  }
  return undefined;
}

function digestOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}
