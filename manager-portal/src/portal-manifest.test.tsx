import { today } from '@erm/portal-kit';
import type { PortalManifest } from '@erm/portal-sdk';
import { fillRequest } from '@erm/portal-sdk/registry';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '../portal.json';
import { paths } from './app/paths';
import { renderPortal } from './test-support/render-portal';

const { nav, prefetch, screens, home, prefix } = manifest as Required<PortalManifest>;

describe('portal.json', () => {
  it('lists the portal’s four pages', async () => {
    expect(nav.map(({ label, to }) => [label, to])).toEqual([
      ['Dashboard', paths.dashboard],
      ['Engineers', paths.engineers],
      ['Projects', paths.projects],
      ['Assignments', paths.assignments],
    ]);
    for (const { label, to } of nav) {
      renderPortal(to);
      expect(await screen.findByRole('heading', { level: 1, name: label })).toBeVisible();
      expect(document.title).toBe(`${label} · Engineering RM`);
      cleanup();
    }
    expect(home).toBe(paths.dashboard);
    expect(home.startsWith(`${prefix}/`)).toBe(true);
  });

  const ofPages = Object.entries(prefetch).filter(([address]) => !address.includes('?'));
  const ofViews = Object.entries(prefetch).filter(([address]) => address.includes('?'));

  it.each(ofPages)(
    'prefetches for %s exactly what the page requests in parallel',
    async (address, expected) => {
      const { requested } = renderPortal(address);
      // All requests are sent before the first response arrives.
      expect(requested().sort()).toEqual([...expected].sort());
      await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
      expect(requested()).toHaveLength(expected.length);
    },
  );

  it.each(ofViews)('prefetches for %s exactly what the view requests', async (address, expected) => {
    const { requested } = renderPortal(address);
    expect(await screen.findByRole('grid')).toBeVisible();
    const requester = { userId: undefined, today: today() };
    expect(requested()).toEqual(expected.map((request) => fillRequest(request, requester)));
  });

  it('prefetches for every page in the navigation', () => {
    expect(ofPages.map(([address]) => address)).toEqual(nav.map(({ to }) => to));
  });

  it('names the code of every page, and of every view in addition to its page’s', () => {
    expect(Object.keys(screens)).toEqual(expect.arrayContaining(Object.keys(prefetch)));
    for (const [address, [page, view]] of Object.entries(screens)) {
      expect([page]).toEqual(screens[address.split('?')[0]!]!.slice(0, 1));
      if (address.includes('?')) expect(view).toBe(new URLSearchParams(address.split('?')[1]).get('view'));
    }
  });

  it('redirects an unknown path to the start page', async () => {
    const { address } = renderPortal('/manager/nowhere');
    expect(await screen.findByText('Outside the portal')).toBeVisible();
    expect(address()).toBe('/');
  });
});
