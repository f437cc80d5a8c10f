import { describe, expect, it } from 'vitest';
import { sampleRegistry, sampleRelease } from '../testing/sample-registry';
import { releaseFor, toPageRegistry } from './page-registry';

const release = sampleRelease('manager', '1.0.0');
const canaryOf = (percent: number, version = '2.0.0') => ({
  name: 'manager',
  release,
  canary: { percent, release: sampleRelease('manager', version) },
});
const USERS = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(24, '0'));

describe('a canary', () => {
  it.each([0.5, 5, 25, 50, 99])('reaches %d %% of the users, within 2 %%', (percent) => {
    const portal = canaryOf(percent);
    const reached = USERS.filter((user) => releaseFor(portal, user).version === '2.0.0').length;
    expect(Math.abs(reached / USERS.length - percent / 100)).toBeLessThan(0.02);
  });

  it('keeps the users it has when its share grows', () => {
    const few = USERS.filter((user) => releaseFor(canaryOf(5), user).version === '2.0.0');
    expect(few.every((user) => releaseFor(canaryOf(20), user).version === '2.0.0')).toBe(true);
  });

  it('reaches other users with another version', () => {
    const reached = (version: string) =>
      new Set(USERS.filter((user) => releaseFor(canaryOf(10, version), user).version === version));
    const [first, second] = [reached('2.0.0'), reached('2.0.1')];
    const both = [...first].filter((user) => second.has(user)).length;
    expect(both / first.size).toBeLessThan(0.2);
  });

  it('reaches nobody who is not signed in', () => {
    expect(releaseFor(canaryOf(99), undefined)).toBe(release);
  });
});

describe('toPageRegistry', () => {
  it('keeps the current release and the canary, and no release that only a rollback needs', () => {
    const registry = sampleRegistry();
    const [portal] = registry.portals;
    if (!portal) throw new Error('The sample lists no portal');
    portal.releases = ['1.0.0', '1.1.0', '1.2.0'].map((version) => sampleRelease('manager', version));
    Object.assign(portal, {
      current: '1.1.0',
      previous: ['1.0.0'],
      canary: { version: '1.2.0', percent: 5 },
    });
    const [shown] = toPageRegistry(registry).portals;
    expect(shown?.release.version).toBe('1.1.0');
    expect(shown?.release).not.toHaveProperty('inventory');
    expect(shown?.canary?.release.version).toBe('1.2.0');
    expect(JSON.stringify(shown)).not.toContain('1.0.0/');
  });
});
