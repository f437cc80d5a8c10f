import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { PublishError } from '../publish-error';
import type { Files } from './files';
import type { BuildRecord } from './portal-build';
import { readJson } from './portal-manifest';

const EXPOSED = './portal';

const assetsSchema = z.object({ sync: z.array(z.string()).default([]) });

/** The part of an `mf-manifest.json` that matters here, the same for Rspack, webpack, and Vite. */
const federationSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string().default(''), type: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().nullish() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});

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
  const exposed = federation.exposes.find(({ path }) => path === EXPOSED);
  if (!exposed) throw new PublishError(`${folder} must expose "${EXPOSED}", which is what the shell loads.`);
  const { remoteEntry, globalName } = federation.metaData;
  const entry = join(remoteEntry.path, remoteEntry.name);
  const { js, css } = exposed.assets;
  return {
    ...requirements,
    version: `${version}-${digestOf(files)}`,
    shares: Object.fromEntries(
      federation.shared.map(({ name, requiredVersion }) => [name, requiredVersion ?? '*']),
    ),
    format: remoteEntry.type === 'module' ? 'module' : 'var',
    global: globalName,
    entry,
    files: [...new Set([entry, ...js.sync, ...css.sync])],
  };
}

function digestOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}
