import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PortalBuild } from '../build/portal-build';

/** Writes a build to disk as the build of this workspace leaves it. */
export async function writeBuild(folder: string, { manifest, record, files }: PortalBuild): Promise<void> {
  const contents = new Map<string, string | Buffer>([
    ['portal.json', JSON.stringify(manifest)],
    ['dist/record.json', JSON.stringify(record)],
    ...[...files].map(([path, content]): [string, Buffer] => [`dist/${record.version}/${path}`, content]),
  ]);
  for (const [path, content] of contents) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
