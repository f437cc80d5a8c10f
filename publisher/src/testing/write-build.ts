import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PortalBuild } from '../build/portal-build';
import type { ShellBuild } from '../build/shell-build';

/** Writes a portal's build to disk as the build of this workspace leaves it. */
export function writeBuild(folder: string, { manifest, record, files }: PortalBuild): Promise<void> {
  return writeAll(folder, [
    ['portal.json', JSON.stringify(manifest)],
    ['dist/record.json', JSON.stringify(record)],
    ...[...files].map(([path, content]): [string, Buffer] => [`dist/${record.version}/${path}`, content]),
  ]);
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
