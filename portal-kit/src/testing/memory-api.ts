import type { User } from '@erm/contracts/users';
import type { TransportRequest, TransportResponse } from '@erm/portal-sdk';
import type { FakeApi } from '@erm/portal-sdk/testing';
import { today } from '../dates/today';
import { accessHandlers } from './access-handlers';
import { assignmentHandlers } from './assignment-handlers';
import { changeHandlers } from './change-handlers';
import { engineerHandlers } from './engineer-handlers';
import { sampleRecords, type MemoryRecords } from './memory-records';
import { recordEdits } from './memory-edits';
import { createIdSequence, type MemoryHandlers } from './memory-state';
import { memoryViews } from './memory-views';
import { planningHandlers } from './planning-handlers';
import { profileHandlers } from './profile-handlers';
import { projectHandlers } from './project-handlers';
import { roadmapHandlers } from './roadmap-handlers';
import { scheduleHandlers } from './schedule-handlers';

interface StubbedResponse {
  method: string;
  path: string;
  response: TransportResponse | Promise<TransportResponse>;
}

/** A fake API with in-memory records. */
export interface MemoryApi {
  api: FakeApi;
  records: MemoryRecords;
  /** Overrides the response to the next request with this method whose path starts with `path`. */
  stubNext(method: string, path: string, response: StubbedResponse['response']): void;
}

/**
 * Creates an in-memory API for a portal's tests and for standalone portals. It validates bodies and enforces the rules
 * of the contract, and its responses have the endpoints' types.
 * @param user the signed-in user; engineers see only their own assignments
 * @param given replaces records of a small sample company
 */
export function createMemoryApi(user: User, given: Partial<MemoryRecords> = {}): MemoryApi {
  const records = { ...sampleRecords(today()), ...given };
  const state = { records, views: memoryViews(records, today()), user, nextId: createIdSequence() };
  const handled: MemoryHandlers = {
    ...engineerHandlers(state),
    ...projectHandlers(state),
    ...assignmentHandlers(state),
    ...planningHandlers(state),
    ...roadmapHandlers(state),
    ...scheduleHandlers(state),
    ...profileHandlers(state),
    ...accessHandlers(state),
    ...changeHandlers(state),
  };
  const handlers = recordEdits(handled, state);
  const stubs: StubbedResponse[] = [];
  return {
    records,
    stubNext: (method, path, response) => void stubs.push({ method, path, response }),
    async api({ method, path, body }: TransportRequest) {
      const index = stubs.findIndex((stub) => stub.method === method && path.startsWith(stub.path));
      const [override] = index < 0 ? [] : stubs.splice(index, 1);
      if (override) return override.response;
      const url = new URL(path, 'http://memory.test');
      const [, , resource = '', id = '', part = ''] = url.pathname.split('/');
      const handler =
        handlers[`${method} ${resource}/${id}`] ??
        handlers[[`${method} ${resource}`, part].filter(Boolean).join('/')];
      if (!handler) throw new Error(`The in-memory API does not support ${method} ${path}`);
      return handler({ id, query: url.searchParams, body });
    },
  };
}
