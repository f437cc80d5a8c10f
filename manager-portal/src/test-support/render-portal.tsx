import {
  createMemoryApi,
  renderPortal as render,
  sampleManager,
  type MemoryRecords,
} from '@erm/portal-kit/testing';
import type { HostEvents } from '@erm/portal-sdk';
import manifest from '../../portal.json';
import { pages } from '../pages/pages';
import { Portal } from '../portal';

// As in the browser, which downloads the page at an address along with the portal.
await Promise.all(Object.values(pages).map((page) => page.load()));

/** An in-memory API with a signed-in manager. */
export const memoryApi = (records?: Partial<MemoryRecords>) => createMemoryApi(sampleManager, records);

/** Renders the manager portal with an in-memory API. */
export function renderPortal(address: string, memory = memoryApi(), events?: HostEvents) {
  return {
    ...render(address, { Portal, manifest, user: sampleManager, api: memory.api, events }),
    ...memory,
  };
}
