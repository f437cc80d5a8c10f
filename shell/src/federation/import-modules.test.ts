import { SAMPLE_INTEGRITY } from '@erm/portal-sdk/testing/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importEntry } from './import-modules';

const ENTRY = '/portals/stock/1/remoteEntry.js';
const CHUNK = '/portals/stock/1/assets/portal.js';
const files = [ENTRY, CHUNK].map((path) => ({ path, integrity: SAMPLE_INTEGRITY }));

let preloads: HTMLLinkElement[];
beforeEach(() => {
  preloads = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const link of nodes as HTMLLinkElement[]) {
      preloads.push(link);
      // The browser compares the digests.
      queueMicrotask(() => link.dispatchEvent(new Event(link.href.endsWith(CHUNK) ? 'error' : 'load')));
    }
  });
});
afterEach(() => vi.unstubAllGlobals());

const pathsOf = (links: readonly HTMLLinkElement[]) => links.map((link) => link.getAttribute('href'));

describe('importEntry', () => {
  it('imports nothing when a module is not what was published', async () => {
    await expect(importEntry({ files, entry: ENTRY }, 1)).rejects.toThrow(
      `${CHUNK} could not be loaded, or is not what was published`,
    );
    expect(pathsOf(preloads)).toEqual([ENTRY, CHUNK]);
    for (const link of preloads) {
      expect(link).toMatchObject({ rel: 'modulepreload', integrity: SAMPLE_INTEGRITY });
    }
  });

  it('on a retry verifies the URLs that the entry will import, after the cache has let go of them', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetched);
    await expect(importEntry({ files, entry: ENTRY }, 2)).rejects.toThrow('could not be loaded');
    expect(fetched.mock.calls).toEqual([[CHUNK, { cache: 'reload' }]]);
    expect(pathsOf(preloads)).toEqual([`${ENTRY}?again=2`, CHUNK]);
  });
});
