import type { PortalManifest } from '@erm/portal-sdk';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '../portal.json';
import { paths } from './app/paths';
import { renderPortal } from './test-support/render-portal';

const { nav, prefetch, home, prefix } = manifest as PortalManifest;

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

  it.each(Object.entries(prefetch))(
    'prefetches for %s exactly what the page requests in parallel',
    async (address, expected) => {
      const { requested } = renderPortal(address);
      // All requests are sent before the first response arrives.
      expect(requested().sort()).toEqual([...expected].sort());
      await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
      expect(requested()).toHaveLength(expected.length);
    },
  );

  it('prefetches for every page in the navigation', () => {
    expect(Object.keys(prefetch)).toEqual(nav.map(({ to }) => to));
  });

  it('redirects an unknown path to the start page', async () => {
    const { address } = renderPortal('/manager/nowhere');
    expect(await screen.findByText('Outside the portal')).toBeVisible();
    expect(address()).toBe('/');
  });
});
