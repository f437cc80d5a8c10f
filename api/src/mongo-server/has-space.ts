import { statfs } from 'node:fs/promises';

/** The largest write, several times. Less may still be enough for a small one, such as that of a probe. */
const MIN_FREE_BYTES = 4 * 2 ** 20;

/** Whether the disk of a folder has space for any write. */
export async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}
