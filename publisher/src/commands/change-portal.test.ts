import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPortal } from '../publish/site';
import { samplePortal } from '../testing/sample-builds';
import { publishedSite, type TemporarySite } from '../testing/temporary-site';
import { promote, rollBack, setCanary } from './change-portal';
import { publishPortal } from './publish-portal';

let site: TemporarySite;
beforeEach(async () => {
  site = await publishedSite('manager', 'engineer');
  return site.remove;
});

const publish = (version: string, stage = false) =>
  publishPortal(site, samplePortal('manager', version), { commit: null, apiContract: null, stage });
const portal = () => readPortal(site, 'manager');

describe('a rollback', () => {
  beforeEach(async () => {
    await publish('1.1.0');
    await publish('1.2.0');
  });

  it('goes back step by step, without building or uploading anything', async () => {
    await rm(join(site.siteDir, 'portals'), { recursive: true });
    expect((await rollBack(site, 'manager')).after.current).toBe('1.1.0');
    expect((await rollBack(site, 'manager')).after.current).toBe('1.0.0');
    await expect(rollBack(site, 'manager')).rejects.toThrow('manager 1.0.0 has no version before it.');
  });

  it('goes back to a version by name, and to none that was not current', async () => {
    await expect(rollBack(site, 'manager', '3.0.0')).rejects.toThrow('It can go back to 1.1.0, 1.0.0.');
    expect((await rollBack(site, 'manager', '1.0.0')).after.previous).toEqual([]);
  });
});

describe('a canary', () => {
  beforeEach(() => publish('1.1.0', true));

  it('is staged for nobody, then reaches a share, and then everybody', async () => {
    expect(await portal()).toMatchObject({ current: '1.0.0', canary: null });
    await setCanary(site, 'manager', '1.1.0', 5);
    expect(await portal()).toMatchObject({ current: '1.0.0', canary: { version: '1.1.0', percent: 5 } });
    await promote(site, 'manager');
    expect(await portal()).toMatchObject({ current: '1.1.0', previous: ['1.0.0'], canary: null });
  });

  it('goes on when another version is published, which the answer says', async () => {
    await setCanary(site, 'manager', '1.1.0', 5);
    const { note } = await publish('1.2.0');
    expect(note).toBe('1.1.0 stays a canary for 5% of the users, next to 1.2.0. A watch of it stops.');
    expect(await portal()).toMatchObject({ current: '1.2.0', canary: { version: '1.1.0', percent: 5 } });
    expect((await publish('1.3.0', true)).note).toBeNull();
    expect((await publish('1.1.0')).note).toBeNull();
    expect((await portal()).canary).toBeNull();
  });

  it('ends with 0 %', async () => {
    await setCanary(site, 'manager', '1.1.0', 5);
    await setCanary(site, 'manager', '1.1.0', 0);
    expect((await portal()).canary).toBeNull();
  });

  it.each([
    ['an unknown version', '9.9.9', /has no release 9\.9\.9. It has 1\.1\.0, 1\.0\.0/],
    ['the current version', '1.0.0', /a canary is another version/],
  ])('is refused for %s', async (_, version, reason) => {
    await expect(setCanary(site, 'manager', version, 5)).rejects.toThrow(reason);
  });
});
