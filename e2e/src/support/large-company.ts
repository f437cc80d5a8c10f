import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Product } from './product';
import { startApi } from './running-api';
import { MANAGER, tokenOf } from './users';

const ROOT = join(import.meta.dirname, '../../..');

export interface LargeCompany {
  url: string;
  /** Of a manager's session. */
  token: string;
  close(): Promise<void>;
}

/** What a product serves, with 2,000 engineers, 500 projects, and 20,000 assignments within a year. */
export async function startLargeCompany({
  dataDir: published,
}: Pick<Product, 'dataDir'>): Promise<LargeCompany> {
  const dataDir = await mkdtemp(join(tmpdir(), 'erm-large-'));
  const api = await startApi(ROOT, dataDir, {
    SEED: 'large',
    SITE_DIR: join(published, 'site'),
    SITE_PUBLIC_KEYS: join(published, 'site-key.pub.pem'),
  });
  return {
    url: api.url,
    token: await tokenOf(api.url, MANAGER),
    async close() {
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
