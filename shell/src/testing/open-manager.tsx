import { vi } from 'vitest';
import type { LoadPortal } from '../portals/portal-loads';
import {
  engineerPortal,
  managerPortal,
  publishedText,
  registryText,
  sampleUser,
  type SamplePortal,
} from './fixtures';
import { renderShell } from './render-shell';

interface Site {
  /** The manager portal's entry in the page. */
  page?: SamplePortal;
  /** `/portals.json` as text, until another one is published. */
  published?: string;
}

/** Opens the manager's dashboard with the given portal loader. */
export async function openManager(
  loadPortal: LoadPortal,
  { page = managerPortal, published = publishedText(managerPortal, engineerPortal) }: Site = {},
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let current = published;
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === '/portals.json' ? Promise.resolve(new Response(current)) : fetch(input, init),
  );
  const loader = vi.fn(loadPortal);
  const shell = await renderShell({
    at: '/manager/dashboard',
    token: 't',
    registryText: registryText(page, engineerPortal),
    loadPortal: loader,
    responses: { 'GET /api/auth/profile': { status: 200, body: sampleUser('manager') } },
  });
  return {
    ...shell,
    loader,
    /** The versions that were loaded, in order. */
    loaded: () => loader.mock.calls.map(([{ version }]) => version),
    publish: (...portals: SamplePortal[]) => (current = publishedText(...portals)),
  };
}
