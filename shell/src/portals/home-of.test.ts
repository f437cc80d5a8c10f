import { expect, it } from 'vitest';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { homeOf } from './home-of';

const finance = { ...managerPortal, name: 'finance', prefix: '/finance', home: '/finance/projects' };

it('people land in the portal named after their role, whatever other portals the role has', () => {
  expect(homeOf([finance, engineerPortal, managerPortal], 'manager')).toBe(managerPortal.home);
});

it('people land in the first portal of their role where none is named after it', () => {
  expect(homeOf([engineerPortal, finance], 'manager')).toBe(finance.home);
  expect(homeOf([engineerPortal, finance], 'auditor')).toBeUndefined();
});
