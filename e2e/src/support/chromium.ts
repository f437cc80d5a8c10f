import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Finds Chromium: `CHROMIUM_PATH`, or else the first executable with a common name on the path. */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && existsSync(path));
  if (!found)
    throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  return found;
}
