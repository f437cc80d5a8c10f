import { readFolder } from '../build/files';

/** Everything below a folder, by path. */
export async function contentOf(folder: string): Promise<Record<string, string>> {
  const files = await readFolder(folder);
  return Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
}
