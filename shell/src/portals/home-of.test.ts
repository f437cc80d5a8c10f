import { expect, it } from 'vitest';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { homeOf } from './home-of';

const finance = { ...managerPortal, name: 'finance', prefix: '/finance', home: '/finance/projects' };

it('prefers the portal named after the role', () => {
  expect(homeOf([finance, engineerPortal, managerPortal], 'manager')).toBe(managerPortal.home);
});

it('falls back to the role’s first portal', () => {
  expect(homeOf([engineerPortal, finance], 'manager')).toBe(finance.home);
  expect(homeOf([engineerPortal, finance], 'auditor')).toBeUndefined();
});
