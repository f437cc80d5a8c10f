import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPortalBuild, type PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';

/**
 * Writes a portal's build to disk as the build of this workspace leaves it.
 * @returns its version, which has the given one and a digest of the files
 */
export async function writeBuild(folder: string, { manifest, record, files }: PortalBuild): Promise<string> {
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await writeAll(folder, [
    ['portal.json', JSON.stringify(manifest)],
    ['package.json', JSON.stringify({ version: record.version })],
    ['dist/mf-manifest.json', JSON.stringify(federationOf(record))],
    ...[...files].map(([path, content]): [string, Buffer] => [`dist/${path}`, content]),
  ]);
  return (await readPortalBuild(folder)).record.version;
}

function federationOf(record: PortalBuild['record']) {
  const { version, global, entry, files, shares, chunks = {}, sdkVersion, contractVersion } = record;
  const none = { sync: [], async: [] };
  const sync = files.filter((file) => file !== entry);
  return {
    metaData: {
      globalName: global,
      publicPath: 'auto',
      buildInfo: { buildVersion: version },
      remoteEntry: { name: entry, path: '', type: 'global' },
    },
    shared: [],
    exposes: [{ path: './portal', assets: { js: { sync, async: [] }, css: none } }],
    portal: { sdkVersion, contractVersion, shares, chunks, chunkList: `rspackChunk${global}` },
  };
}

/** Writes the shell's build to disk as the build of this workspace leaves it. */
export function writeShellBuild(folder: string, { record, files }: ShellBuild): Promise<void> {
  return writeAll(folder, [
    ['dist/shell.json', JSON.stringify(record)],
    ...[...files].map(([path, content]): [string, Buffer] => [`dist/assets/${path}`, content]),
  ]);
}

async function writeAll(folder: string, contents: [path: string, content: string | Buffer][]): Promise<void> {
  for (const [path, content] of contents) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
