import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantKey } from '@erm/publisher/commands/portal-keys';
import { publishPortal } from '@erm/publisher/commands/publish-portal';
import { publishSite } from '@erm/publisher/commands/publish-site';
import { createSigningKey, publicKeyFileOf } from '@erm/publisher/registry';
import { samplePortal, sampleShell } from '@erm/publisher/testing/sample-builds';
import { temporarySite, type TemporarySite } from '@erm/publisher/testing/temporary-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestRaw } from '../test-support/request-raw';
import { startApi, type TestApi } from '../test-support/start-api';

let site: TemporarySite;
/** A site of its own, signed with the key that may change the manager portal of the other one. */
let own: TemporarySite;
let api: TestApi;
beforeAll(async () => {
  [site, own] = [await temporarySite(), await temporarySite()];
  const siteKeyFile = publicKeyFileOf(site.keyFile);
  const config = { siteDir: site.siteDir, siteKeyFile, dataDir: site.root, storybook: false };
  api = await startApi({ config });
  const financeKey = join(site.root, 'finance.pem');
  await createSigningKey(financeKey);
  const portals = ['finance', 'manager'].map((name) => samplePortal(name, '1.0.0'));
  await publishSite(site, { shell: sampleShell(), portals, commit: null });
  await grantKey(site, 'manager', publicKeyFileOf(own.keyFile));
  await grantKey(site, 'finance', publicKeyFileOf(financeKey));
  const forgery = [samplePortal('finance', '6.6.6')];
  await publishSite(own, { shell: sampleShell(), portals: forgery, commit: null });
  await grantKey(own, 'finance', publicKeyFileOf(financeKey));
});
afterAll(async () => {
  await api.close();
  await site.remove();
  await own.remove();
});

const page = async () => (await requestRaw(api.baseUrl, '/', { accept: 'text/html' })).body.toString();
const isVerified = async () =>
  (await (await fetch(`${api.baseUrl}/metrics`)).text()).includes('site_registry_verified 1');

/** A registry as it is stored. */
interface Stored {
  portals: readonly [finance: object, manager?: object];
}
const stored = ({ siteDir }: TemporarySite): Stored =>
  JSON.parse(readFileSync(join(siteDir, 'portals.json'), 'utf8')) as Stored;
const store = (registry: Stored) =>
  writeFileSync(join(site.siteDir, 'portals.json'), JSON.stringify(registry));

const publish = (version: string) =>
  publishPortal({ ...site, keyFile: own.keyFile }, samplePortal('manager', version), {
    commit: null,
    apiContract: null,
  });

describe('a portal with a key of its own', () => {
  it('is served as that key has published it', async () => {
    const before = stored(site);
    await publish('1.1.0');
    expect(await page()).toContain('/portals/manager/1.1.0/');
    expect(await isVerified()).toBe(true);
    const [finance] = before.portals;
    expect(stored(site)).toMatchObject({ ...before, portals: [finance, { current: '1.1.0' }] });
  });

  it('is not served with another portal that the same key signed, nor as it was before', async () => {
    const [, old = {}] = stored(site).portals;
    await publish('1.2.0');
    const [good, latest] = [await page(), stored(site)];
    const [finance, manager = {}] = latest.portals;
    const [forged] = stored(own).portals;
    expect(forged).toMatchObject({ name: 'finance', current: '6.6.6' });
    for (const [portals, reason] of [
      [[forged, manager], /The portal \\"finance\\" is signed with the key \w+, which is not trusted/],
      [[{ ...finance, current: '6.6.6' }, manager], /The portal \\"finance\\" does not match its signature/],
      [[finance, old], /It is older than the one in use/],
    ] as const) {
      api.log.length = 0;
      store({ ...latest, portals });
      expect(await page()).toBe(good);
      expect(api.log.join()).toMatch(reason);
      expect(await isVerified()).toBe(false);
    }
    store(latest);
    expect(await page()).toBe(good);
    expect(await isVerified()).toBe(true);
  });
});
