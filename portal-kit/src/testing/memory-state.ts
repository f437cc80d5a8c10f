import type { User } from '@erm/contracts/users';
import type { TransportResponse } from '@erm/portal-sdk';
import { memoryId, type MemoryRecords } from './memory-records';
import type { memoryViews } from './memory-views';

/** What the handlers of the API in memory work on. */
export interface MemoryState {
  records: MemoryRecords;
  views: ReturnType<typeof memoryViews>;
  /** Who is signed in. */
  user: User;
  nextId: () => string;
}

export interface MemoryRequest {
  id: string;
  query: URLSearchParams;
  body: unknown;
}

/** Handlers by method and resource, `GET engineers` or `GET engineers/capacity`. */
export type MemoryHandlers = Record<string, (request: MemoryRequest) => TransportResponse>;

/** Ids that no sample record has. */
export function idSequence(): () => string {
  let last = 1000;
  return () => memoryId((last += 1));
}
