import { posix } from 'node:path';
import { releaseSchema, type Release } from '@erm/portal-sdk/registry';
import sharedLibraries from '@erm/portal-sdk/shared-libraries.json';
import { z } from 'zod';
import { PublishError } from '../publish-error';

const EXPOSED = './portal';

const filesSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const assetsSchema = z.object({ js: filesSchema, css: filesSchema });

/** The SDK version that a portal was built against, which no plugin records. */
export const requirementsSchema = z.object({
  sdkVersion: releaseSchema.shape.sdkVersion,
  contractVersion: releaseSchema.shape.contractVersion,
});

/** Additional information from builds of this workspace. */
const ownSchema = requirementsSchema.extend({
  /** The libraries that every screen needs, with their ranges. */
  shares: z.record(z.string(), z.string()),
  chunkList: z.string(),
  /** The files of each named chunk that is loaded on demand. */
  chunks: z.record(z.string(), z.array(z.string())),
});

/** The part of an `mf-manifest.json` that matters here, the same for Rspack, webpack, and Vite. */
export const federationSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({ name: z.string(), requiredVersion: z.string().nullish(), assets: assetsSchema }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: assetsSchema })),
  portal: z.optional(ownSchema),
});
type Federation = z.infer<typeof federationSchema>;

/** A build's description of its container. */
export interface Container extends Pick<Release, 'format' | 'global' | 'entry' | 'shares'> {
  /** Files that every screen loads, including the entry. */
  files: string[];
  /** The files of each named chunk that is loaded on demand. */
  chunks?: Record<string, string[]> | undefined;
  chunkList?: string | undefined;
}

/** How the shell takes an entry, by the name that the plugins give to its kind. */
const FORMATS = new Map<string, Release['format']>([
  ['global', 'var'],
  ['var', 'var'],
  ['module', 'module'],
]);

/**
 * The container that a manifest describes, regardless of the build tool.
 * @throws PublishError when the shell cannot load it
 */
export function containerOf({ metaData, shared, exposes, portal }: Federation): Container {
  const { remoteEntry, globalName, publicPath } = metaData;
  const exposed = exposes.find(({ path }) => path === EXPOSED);
  const format = FORMATS.get(remoteEntry.type);
  if (!exposed)
    throw new PublishError(`${globalName} must expose "${EXPOSED}", which is what the shell loads.`);
  if (!format) {
    throw new PublishError(
      `The entry of ${globalName} is of the type "${remoteEntry.type}"; it must be a global variable or an ES module.`,
    );
  }
  if (publicPath !== 'auto') {
    throw new PublishError(
      `${globalName} is built for the public path "${publicPath}", but every version has a folder of its own. ` +
        'Build it with the public path "auto" (Rspack, webpack) or the base "" (Vite).',
    );
  }
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  return {
    format,
    global: globalName,
    entry,
    // Containers of other tools load style sheets without digests, so the page's preloads would not match.
    files: [...new Set([entry, ...exposed.assets.js.sync, ...(portal ? exposed.assets.css.sync : [])])],
    shares: portal?.shares ?? sharesOf(shared),
    chunks: portal?.chunks,
    chunkList: portal?.chunkList,
  };
}

/**
 * The shared libraries that the portal requires from the shell. Ignores a library that the shell does not share if the
 * portal bundles it, as Vite's plugin does with React's JSX runtime.
 */
function sharesOf(shared: Federation['shared']): Record<string, string> {
  const provided = { ...sharedLibraries.eager, ...sharedLibraries.lazy };
  const needed = shared.filter(({ name, assets: { js } }) => {
    return Object.hasOwn(provided, name) || js.sync.length + js.async.length === 0;
  });
  return Object.fromEntries(needed.map(({ name, requiredVersion }) => [name, requiredVersion ?? '*']));
}
