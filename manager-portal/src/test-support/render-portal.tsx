import {
  createMemoryApi,
  renderPortal as render,
  sampleManager,
  type MemoryRecords,
} from '@erm/portal-kit/testing';
import manifest from '../../portal.json';
import { Portal } from '../portal';

/** The API in memory for the manager who is signed in. */
export const memoryApi = (records?: MemoryRecords) => createMemoryApi(sampleManager, records);

/** The manager portal over an API in memory. */
export function renderPortal(address: string, memory = memoryApi()) {
  return { ...render(address, { Portal, manifest, user: sampleManager, api: memory.api }), ...memory };
}
