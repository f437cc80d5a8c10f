// The matchers of the setup file, for the types of every test.
import type {} from './setup';

export { answer, failure } from './answers';
export { createMemoryApi, type MemoryApi } from './memory-api';
export {
  engineerRecord,
  memoryId,
  sampleEngineer,
  sampleManager,
  type MemoryRecords,
} from './memory-records';
export { renderPortal } from './render-portal';
