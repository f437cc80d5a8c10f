import { join } from 'node:path';
import { z } from 'zod';
import { readFolder, type Files } from './files';
import { readJson } from './portal-manifest';

const names = z.array(z.string());

const recordSchema = z.object({
  sdkVersion: z.string(),
  contractVersion: z.string(),
  shares: z.record(z.string(), z.string()),
  scripts: names,
  styles: names,
  preloads: z.array(z.object({ path: z.string(), as: z.string() })),
  lazyShares: z.record(z.string(), names),
  screens: z.record(z.string(), names),
  head: z.string(),
});

/** The shell as its build left it. Names of files are relative to `/shell/`. */
export interface ShellBuild {
  record: z.infer<typeof recordSchema>;
  files: Files;
}

/**
 * Reads the build of the shell in `folder`.
 * @throws PublishError when there is none
 */
export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const record = await readJson(recordSchema, folder, 'dist/shell.json');
  return { record, files: await readFolder(join(folder, 'dist/assets')) };
}
