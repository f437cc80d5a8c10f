import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PublishError } from '../publish-error';
import { chunkListOf } from './chunk-list';
import { containerOf, federationSchema, requirementsSchema, type Container } from './federation-manifest';
import { readFolder, type Files } from './files';
import { manifestSchema, readJson, type Manifest } from './portal-manifest';

/** A portal as its build left it. Names of files are relative to the release's folder. */
export interface PortalBuild {
  manifest: Manifest;
  record: BuildRecord;
  files: Files;
}

/** A build and its metadata. */
export interface BuildRecord extends Container, z.infer<typeof requirementsSchema> {
  version: string;
}

const packageSchema = z.object({ version: z.string() });

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
 * Reads the portal's build in `folder`, regardless of the build tool: `dist` with its `mf-manifest.json`. The version
 * consists of the package's and a digest of the files, so that equal versions mean equal files.
 * @throws PublishError when there is no usable build
 */
export async function readPortalBuild(folder: string): Promise<PortalBuild> {
  const manifest = await readJson(manifestSchema, folder, 'portal.json');
  const federation = await readJson(federationSchema, folder, 'dist/mf-manifest.json');
  const { version } = await readJson(packageSchema, folder, 'package.json');
  const container = containerOf(federation);
  const { sdkVersion, contractVersion } =
    federation.portal ?? (await readJson(requirementsSchema, folder, 'portal.json'));
  const files = await readFolder(join(folder, 'dist'));
  const record = {
    ...container,
    chunkList: container.chunkList ?? chunkListOf(container, files),
    sdkVersion,
    contractVersion,
    version: `${version}-${digestOf(files)}`,
  };
  return { manifest, record, files };
}

function digestOf(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, content] of files) hash.update(`${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}
