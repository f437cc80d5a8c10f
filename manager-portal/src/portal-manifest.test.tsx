import type { PortalManifest } from '@erm/portal-sdk';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '../portal.json';
import { paths } from './app/paths';
import { renderPortal } from './test-support/render-portal';

const { nav, prefetch, home, prefix } = manifest as PortalManifest;

describe('portal.json', () => {
  it('names the four pages that the portal shows', async () => {
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
    'prefetches for %s exactly what the page asks for, at once',
    async (address, expected) => {
      const { requested } = renderPortal(address);
      // One wave: all of it is under way before anything was answered.
      expect(requested().sort()).toEqual([...expected].sort());
      await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
      expect(requested()).toHaveLength(expected.length);
    },
  );

  it('prefetches for every page of the navigation', () => {
    expect(Object.keys(prefetch)).toEqual(nav.map(({ to }) => to));
  });

  it('leads an unknown address to the start', async () => {
    const { address } = renderPortal('/manager/nowhere');
    expect(await screen.findByText('Outside the portal')).toBeVisible();
    expect(address()).toBe('/');
  });
});
