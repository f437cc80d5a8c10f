import type { PagePortal } from '@erm/portal-sdk/registry';
import { sampleRelease } from '@erm/portal-sdk/testing/registry';
import { expect, it } from 'vitest';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { homeOf } from './home-of';

const finance: PagePortal = {
  ...managerPortal,
  name: 'finance',
  prefix: '/finance',
  release: sampleRelease('finance', '1.0.0', { home: '/finance/projects' }),
};
const user = (role: string) => ({ id: 'a1', role });

it('prefers the portal named after the role', () => {
  expect(homeOf([finance, engineerPortal, managerPortal], user('manager'))).toBe(managerPortal.release.home);
});

it('falls back to the role’s first portal', () => {
  expect(homeOf([engineerPortal, finance], user('manager'))).toBe('/finance/projects');
  expect(homeOf([engineerPortal, finance], user('auditor'))).toBeUndefined();
});

it('is that of the canary for those who get it', () => {
  const canary = { percent: 99.999, release: sampleRelease('manager', '2.0.0', { home: '/manager/new' }) };
  expect(homeOf([{ ...managerPortal, canary }], user('manager'))).toBe('/manager/new');
});
