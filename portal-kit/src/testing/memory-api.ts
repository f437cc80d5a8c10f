import type { User } from '@erm/contracts/users';
import type { TransportRequest, TransportResponse } from '@erm/portal-sdk';
import type { FakeApi } from '@erm/portal-sdk/testing';
import { today } from '../dates/today';
import { assignmentHandlers } from './assignment-handlers';
import { engineerHandlers } from './engineer-handlers';
import { sampleRecords, type MemoryRecords } from './memory-records';
import { idSequence, type MemoryHandlers } from './memory-state';
import { memoryViews } from './memory-views';
import { profileHandlers } from './profile-handlers';
import { projectHandlers } from './project-handlers';

interface PlannedAnswer {
  method: string;
  path: string;
  response: TransportResponse | Promise<TransportResponse>;
}

/** The API as portals see it, over records in memory. */
export interface MemoryApi {
  api: FakeApi;
  records: MemoryRecords;
  /** Overrides the answer to the next request of this method whose path starts with `path`. */
  answerNext(method: string, path: string, response: PlannedAnswer['response']): void;
}

/**
 * An API in memory for a portal's tests and for a portal that runs standalone. It validates bodies and applies rules by
 * the contract; what it answers is typed by the endpoint's response.
 * @param user who is signed in: an engineer sees their own assignments only
 * @param records a small sample company by default
 */
export function createMemoryApi(user: User, records: MemoryRecords = sampleRecords(today())): MemoryApi {
  const state = { records, views: memoryViews(records, today()), user, nextId: idSequence() };
  const handlers: MemoryHandlers = {
    ...engineerHandlers(state),
    ...projectHandlers(state),
    ...assignmentHandlers(state),
    ...profileHandlers(state),
  };
  const planned: PlannedAnswer[] = [];
  return {
    records,
    answerNext: (method, path, response) => void planned.push({ method, path, response }),
    async api({ method, path, body }: TransportRequest) {
      const index = planned.findIndex((one) => one.method === method && path.startsWith(one.path));
      const [override] = index < 0 ? [] : planned.splice(index, 1);
      if (override) return override.response;
      const url = new URL(path, 'http://memory.test');
      const [, , resource = '', id = '', part = ''] = url.pathname.split('/');
      const handler = handlers[[`${method} ${resource}`, part].filter(Boolean).join('/')];
      if (!handler) throw new Error(`The API in memory does not know ${method} ${path}`);
      return handler({ id, query: url.searchParams, body });
    },
  };
}
