// Provides the types of the setup file's matchers to every test.
import type {} from './setup';

export { emitRemoteChange } from '../live/remote-changes';
export { failure, success } from './responses';
export { changeRecord } from './memory-changes';
export { createMemoryApi, type MemoryApi } from './memory-api';
export {
  engineerRecord,
  memoryId,
  sampleEngineer,
  sampleManager,
  type MemoryRecords,
} from './memory-records';
export { renderPortal } from './render-portal';
