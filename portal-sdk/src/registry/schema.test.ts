import { describe, expect, it } from 'vitest';
import { SAMPLE_INTEGRITY, sampleRegistry, sampleRelease } from '../testing/sample-registry';
import { registrySchema, type RegisteredPortal, type Release } from './schema';

/** A registry whose only portal, or its only release, is changed. */
function changed(portal: Partial<RegisteredPortal>, release: Partial<Release> = {}) {
  const registry = sampleRegistry();
  registry.portals = registry.portals.map((known) => ({
    ...known,
    releases: [sampleRelease('manager', '1.0.0', release)],
    ...portal,
  }));
  return registrySchema.safeParse(registry);
}

describe('a registry', () => {
  it('is accepted as the publisher writes it', () => {
    expect(changed({}).success).toBe(true);
  });

  it('is accepted with digits and dashes in a name and a prefix', () => {
    const releases = [sampleRelease('cost-2', '1.0.0', { global: 'portal_cost_2' })];
    expect(changed({ name: 'cost-2', prefix: '/cost-2', releases }).error).toBeUndefined();
  });

  it('is refused with a name of other characters, in a sentence that says which it may have', () => {
    const { issues } = changed({ name: 'Cost_2' }).error ?? {};
    expect(issues?.map(({ message }) => message).join()).toContain(
      'must be a letter, then letters a to z, digits, and single dashes in between, at most 64 in all',
    );
  });

  it.each<[string, Partial<RegisteredPortal>]>([
    ['whose current version has no release', { current: '2.0.0' }],
    ['whose previous version has no release', { previous: ['0.9.0'] }],
    ['whose canary has no release', { canary: { version: '2.0.0', percent: 5 } }],
    ['whose canary reaches everybody', { canary: { version: '1.0.0', percent: 100 } }],
    ['whose version leaves its folder', { current: '../1.0.0' }],
    ['whose prefix is another origin', { prefix: '//evil.test' }],
    ['whose prefix has two segments', { prefix: '/manager/two' }],
    ['whose prefix ends with a dash', { prefix: '/manager-' }],
    ['whose role does not exist', { role: 'admin' as never }],
  ])('is refused with a portal %s', (_, portal) => {
    expect(changed(portal).success).toBe(false);
  });

  it.each<[string, Partial<Release>]>([
    ['has its entry on another origin', { entry: 'https://evil.test/remoteEntry.js' }],
    ['has its entry in the folder of another portal', { entry: '/portals/engineer/1.0.0/remoteEntry.js' }],
    ['climbs out of its folder', { entry: '/portals/manager/1.0.0/../../../secret.js' }],
    ['has a file without a digest', { files: [{ path: '/portals/manager/1.0.0/a.js', integrity: '' }] }],
    [
      'has a screen’s file in the folder of another portal',
      { screens: { '/manager': [{ path: '/portals/engineer/1.0.0/a.js', integrity: SAMPLE_INTEGRITY }] } },
    ],
    ['has no files', { files: [] }],
    ['starts outside its prefix', { home: '/engineer/dashboard' }],
    ['links outside its prefix', { nav: [{ to: '/login', label: 'Sign in', icon: 'M0 0' }] }],
    ['has markup for an icon', { nav: [{ to: '/manager', label: 'Home', icon: '"/><script>' }] }],
    ['requests another origin early', { prefetch: { '/manager': ['//evil.test/api/'] } }],
    ['names a global that is an expression', { global: 'a;alert(1)' }],
  ])('is refused with a release that %s', (_, release) => {
    expect(changed({}, release).success).toBe(false);
  });

  it.each(['name', 'prefix'] as const)('is refused with two portals of the same %s', (key) => {
    const [portal] = sampleRegistry().portals;
    if (!portal) throw new Error('The sample lists no portal');
    const other = { ...portal, name: 'engineer', prefix: '/engineer', [key]: portal[key] };
    const parsed = registrySchema.safeParse(sampleRegistry({ portals: [portal, other] }));
    expect(JSON.stringify(parsed.error?.issues)).toContain(`same ${key}`);
  });
});
