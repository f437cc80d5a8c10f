import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBrowser } from '@erm/tooling/browser/fetch-browser.mjs';
import { PUBLISHED_SITE } from './product';

const PORTAL = join(import.meta.dirname, '../../../tooling/bin/portal.mjs');

/** Finds or fetches a browser, and publishes the site once: compressing it takes most of the start of a product. */
export default async function setUp(): Promise<() => Promise<void>> {
  await ensureBrowser();
  const published = await mkdtemp(join(tmpdir(), 'erm-published-'));
  const env = { ...process.env, DATA_DIR: published };
  await promisify(execFile)(process.execPath, [PORTAL, 'publish', '--all'], { env });
  process.env[PUBLISHED_SITE] = published;
  return () => rm(published, { recursive: true, force: true });
}
