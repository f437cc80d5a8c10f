import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@erm/portal-sdk/registry';
import { z } from 'zod';
import { readFolder, type Files } from './files';
import { readFederationManifest } from './federation-manifest';
import { PublishError } from '../publish-error';
import { manifestSchema, readJson, type Manifest } from './portal-manifest';

/** A portal as its build left it. Names of files are relative to the release's folder. */
export interface PortalBuild {
  manifest: Manifest;
  record: BuildRecord;
  files: Files;
}

const recordSchema = z.object({
  version: z.string(),
  sdkVersion: z.string(),
  contractVersion: z.string(),
  shares: z.record(z.string(), z.string()),
  format: z.enum(['var', 'module']),
  global: z.string(),
  chunkList: z.optional(z.string()),
  entry: z.string(),
  /** What every screen loads, the entry included. */
  files: z.array(z.string()),
  /** The files of each named chunk that is loaded on demand. */
  chunks: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** What a build says about itself. */
export type BuildRecord = z.infer<typeof recordSchema> & Pick<Release, 'format'>;

/**
 * The portals among the folders in `parent`.
 * @throws PublishError when there is none
 */
export async function portalFoldersIn(parent: string): Promise<string[]> {
  const names = existsSync(parent) ? await readdir(parent) : [];
  const folders = names.map((name) => join(parent, name)).filter((at) => existsSync(join(at, 'portal.json')));
  if (folders.length === 0) throw new PublishError(`${parent} has no folder with a portal.json.`);
  return folders;
}

/**
 * Reads the build of the portal in `folder`: `dist/record.json`, which the build of this workspace writes, or else the
 * `mf-manifest.json` of any Module Federation plugin.
 * @throws PublishError when there is no build, or one that cannot be used
 */
export async function readPortalBuild(folder: string): Promise<PortalBuild> {
  const manifest = await readJson(manifestSchema, folder, 'portal.json');
  if (!existsSync(join(folder, 'dist/record.json'))) {
    const files = await readFolder(join(folder, 'dist'));
    return { manifest, record: await readFederationManifest(folder, files), files };
  }
  const record = await readJson(recordSchema, folder, 'dist/record.json');
  return { manifest, record, files: await readFolder(join(folder, 'dist', record.version)) };
}
