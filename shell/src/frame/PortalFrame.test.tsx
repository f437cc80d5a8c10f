import type { PagePortal } from '@erm/portal-sdk/registry';
import { sampleRelease } from '@erm/portal-sdk/testing/registry';
import { expectAccessible } from '@erm/ui-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { engineerPortal, managerPortal, registryText, sampleUser } from '../testing/fixtures';
import { renderShell } from '../testing/render-shell';

/** A portal of managers with one page. */
const portalFor = (name: string, label: string, role: PagePortal['role'] = 'manager'): PagePortal => ({
  name,
  prefix: `/${name}`,
  role,
  canary: null,
  release: sampleRelease(name, '1.0.0', {
    label,
    nav: [{ to: `/${name}/budget`, label: 'Budget', icon: 'M4 4h16v16H4z' }],
  }),
});
const finance = portalFor('finance', 'Finance Portal');
const assets = portalFor('assets', 'Asset Portal');
const reviews = portalFor('reviews', 'Review Portal', 'engineer');

const open = (at: string, ...portals: PagePortal[]) =>
  renderShell({
    at,
    token: 't',
    registryText: registryText(...portals),
    responses: { 'GET /api/auth/profile': { status: 200, body: sampleUser('manager') } },
  });

/** The links of the navigation by the name of their list. */
async function links() {
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }));
  return nav.getAllByRole('list').map((list) => {
    const label = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent;
    return [
      label,
      ...within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ];
  });
}

it('leads to the pages of all portals of the user’s role, those of the open one first', async () => {
  await open('/manager/dashboard', reviews, managerPortal, finance, engineerPortal, assets);
  expect(await links()).toEqual([
    ['Manager Portal', 'Dashboard', 'Engineers'],
    ['Asset Portal', 'Budget'],
    ['Finance Portal', 'Budget'],
  ]);
  await expectAccessible();
});

it('has no labels for the pages of a portal that is alone', async () => {
  await open('/manager/dashboard', managerPortal, engineerPortal, reviews);
  expect(await links()).toEqual([[undefined, 'Dashboard', 'Engineers']]);
});

it('opens another portal by keyboard, without a page load, and marks its link and itself', async () => {
  const { user } = await open('/manager/dashboard', managerPortal, finance);
  await screen.findByText('Opened by Helena Fischer');
  const bar = screen.getByRole('banner');
  screen.getByRole('link', { name: 'Budget' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '/finance/budget' })).toBeVisible();
  expect(await links()).toEqual([
    ['Finance Portal', 'Budget'],
    ['Manager Portal', 'Dashboard', 'Engineers'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Budget');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(bar).toBeInTheDocument();
  expect(document.title).toBe('Budget · Engineering RM');
});
