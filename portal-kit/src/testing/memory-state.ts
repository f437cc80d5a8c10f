import type { User } from '@erm/contracts/users';
import type { TransportResponse } from '@erm/portal-sdk';
import { memoryId, type MemoryRecords } from './memory-records';
import type { memoryViews } from './memory-views';

/** The state that the in-memory API's handlers share. */
export interface MemoryState {
  records: MemoryRecords;
  views: ReturnType<typeof memoryViews>;
  /** The signed-in user. */
  user: User;
  nextId: () => string;
}

export interface MemoryRequest {
  id: string;
  query: URLSearchParams;
  body: unknown;
}

/** Handlers by method and resource, such as `GET engineers` or `GET engineers/capacity`. */
export type MemoryHandlers = Record<string, (request: MemoryRequest) => TransportResponse>;

/** Creates IDs that no sample record has. */
export function createIdSequence(): () => string {
  let last = 1000;
  return () => memoryId((last += 1));
}
