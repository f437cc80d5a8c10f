import { layOut } from '@erm/planning/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

beforeEach(() => layOut());
afterEach(() => vi.unstubAllGlobals());

const views = [
  {
    view: 'availability',
    path: '/manager/engineers?view=availability',
    filter: '&dept=Web&only=free',
    chips: ['Web', 'With free capacity'],
    removed: 'dept=',
    next: 'with free capacity',
  },
  {
    view: 'roadmap',
    path: '/manager/projects?view=roadmap',
    filter: '&status=active&only=open',
    chips: ['Active', 'With open places'],
    removed: 'status=',
    next: 'with open places',
  },
];

it.each(views)('the $view has a chip per condition, which removes it', async (each) => {
  const { user, address } = renderPortal(each.path + each.filter);
  const group = within(await screen.findByRole('group', { name: 'Active filters' }));
  const names = group.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([...each.chips, 'Clear all']);
  await expectAccessible();
  await user.click(group.getAllByRole('button')[0]!);
  expect(address()).not.toContain(each.removed);
  expect(address()).toContain('only=');
  expect(group.getByRole('button', { name: `Remove filter: ${each.next}` })).toHaveFocus();
  await user.click(group.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  expect(address()).toBe(each.path);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it.each(views)('on a phone, the $view has its filter in a sheet alone', async ({ path, filter }) => {
  turnable(true);
  renderPortal(path + filter);
  await screen.findByRole('button', { name: 'Filter and sort (2)' });
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
});
