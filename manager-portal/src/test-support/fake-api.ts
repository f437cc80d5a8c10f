import { checkAllocation } from '@erm/contracts/allocation-rule';
import {
  createAssignmentBody,
  updateAssignmentBody,
  type createAssignment,
  type listAssignments,
} from '@erm/contracts/assignments';
import { averageAllocation } from '@erm/contracts/capacity';
import type { Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import {
  createEngineerBody,
  type createEngineer,
  type getEngineerCapacity,
  type listEngineers,
} from '@erm/contracts/engineers';
import { loadCurve } from '@erm/contracts/load-curve';
import { ERROR_STATUS, ERROR_TEXT, type ErrorCode, type Issue } from '@erm/contracts/errors';
import {
  createProjectBody,
  updateProjectBody,
  type createProject,
  type listProjects,
} from '@erm/contracts/projects';
import type { getUtilization } from '@erm/contracts/utilization';
import type { Transport, TransportRequest, TransportResponse } from '@erm/portal-sdk';
import { today } from '../shared/today';
import { fakeList } from './fake-list';
import { fakeId, sampleRecords, type FakeRecords } from './fake-records';
import { fakeViews } from './fake-views';

type Handler = (request: { id: string; query: URLSearchParams; body: unknown }) => TransportResponse;

/** What a success of this endpoint looks like. */
function answer<E extends Endpoint>(body: EndpointResponse<E>, status = 200): TransportResponse {
  return { status, body };
}

/** A failure in the API's own form. */
export function failure(code: ErrorCode, error: string, issues?: Issue[]): TransportResponse {
  const body = { success: false, error, message: error, code, requestId: 'fake', ...(issues && { issues }) };
  return { status: ERROR_STATUS[code], body };
}

const notFound = () => failure('NOT_FOUND', 'Not found');

/** The part of the API that this portal calls, over records in memory; for tests and for the portal alone. */
export function createFakeApi(records: FakeRecords = sampleRecords(today())) {
  const views = fakeViews(records, today());
  const planned: {
    method: string;
    path: string;
    response: TransportResponse | Promise<TransportResponse>;
  }[] = [];
  let created = 1000;
  const nextId = () => fakeId((created += 1));

  const handlers: Record<string, Handler> = {
    'GET engineers': ({ query }) => {
      const span = { startDate: query.get('from') ?? today(), endDate: query.get('to') ?? today() };
      const engineers = records.engineers.map((record) => views.engineer(record, span));
      const { rows, page } = fakeList(engineers, query, {
        text: ({ name, email, skills }) => [name, email, ...skills].join('\n'),
        order: (row, field) => String(row[field as 'name']).padStart(field === 'availableCapacity' ? 5 : 0),
      });
      return answer<typeof listEngineers>({ success: true, data: { engineers: rows }, page });
    },
    'POST engineers': ({ body }) => {
      const { password: _secret, ...fields } = createEngineerBody.parse(body);
      if (records.engineers.some(({ email }) => email === fields.email)) {
        const message = ERROR_TEXT.emailTaken;
        return failure('EMAIL_TAKEN', message, [{ path: 'email', message }]);
      }
      const record = { ...fields, _id: nextId(), version: 1 };
      records.engineers.push(record);
      return answer<typeof createEngineer>(
        { success: true, data: { engineer: views.engineer(record) } },
        201,
      );
    },
    'GET engineers/capacity': ({ id }) => {
      const record = records.engineers.find(({ _id }) => _id === id);
      if (!record) return notFound();
      return answer<typeof getEngineerCapacity>({
        success: true,
        data: { engineer: views.capacity(record) },
      });
    },
    'GET projects': ({ query }) => {
      const status = query.get('status');
      const rows = records.projects
        .map(views.project)
        .filter((row) => status === null || row.status === status);
      const list = fakeList(rows, query, {
        text: ({ name, description, requiredSkills }) => [name, description, ...requiredSkills].join('\n'),
        order: (row, field) => row[field as 'name'],
      });
      return answer<typeof listProjects>({ success: true, data: list.rows, page: list.page });
    },
    'POST projects': ({ body }) => {
      const { currentTeamSize: _derived, ...fields } = createProjectBody.parse(body);
      const record = { ...fields, _id: nextId(), version: 1 };
      records.projects.push(record);
      return answer<typeof createProject>({ success: true, data: { project: views.project(record) } }, 201);
    },
    'PUT projects': ({ id, body }) => {
      const { version, ...changes } = updateProjectBody.parse(body);
      const record = records.projects.find(({ _id }) => _id === id);
      if (!record) return notFound();
      if (version !== undefined && version !== record.version)
        return failure('CONFLICT', 'Changed meanwhile');
      Object.assign(record, changes, { version: record.version + 1 });
      return answer<typeof createProject>({ success: true, data: { project: views.project(record) } });
    },
    'DELETE projects': ({ id }) => remove(records.projects, id),
    'GET assignments': ({ query }) => {
      const [status, projectId] = [query.get('status'), query.get('projectId')];
      const rows = records.assignments
        .map(views.assignment)
        .filter((row) => status === null || row.status === status)
        .filter((row) => projectId === null || row.projectId?._id === projectId);
      const list = fakeList(rows, query, {
        text: ({ engineerId }) => engineerId?.name ?? '',
        order: (row, field) =>
          field === 'engineer'
            ? (row.engineerId?.name ?? '')
            : field === 'project'
              ? (row.projectId?.name ?? '')
              : row[field as 'role'],
      });
      return answer<typeof listAssignments>({ success: true, data: list.rows, page: list.page });
    },
    'POST assignments': ({ body }) => {
      const requested = createAssignmentBody.parse(body);
      const engineer = records.engineers.find(({ _id }) => _id === requested.engineerId);
      if (!engineer) return notFound();
      const others = records.assignments.filter(({ engineerId }) => engineerId === engineer._id);
      const refusal = checkAllocation({
        maxCapacity: engineer.maxCapacity,
        load: loadCurve(others),
        requested,
      });
      if (refusal) return failure('CAPACITY_EXCEEDED', refusal.message);
      const record = { ...requested, _id: nextId(), version: 1 };
      records.assignments.push(record);
      return answer<typeof createAssignment>(
        { success: true, data: { assignment: views.assignment(record) } },
        201,
      );
    },
    'PUT assignments': ({ id, body }) => {
      const { version, ...changes } = updateAssignmentBody.parse(body);
      const record = records.assignments.find(({ _id }) => _id === id);
      if (!record) return notFound();
      if (version !== undefined && version !== record.version)
        return failure('CONFLICT', 'Changed meanwhile');
      Object.assign(record, changes, { version: record.version + 1 });
      return answer<typeof createAssignment>({
        success: true,
        data: { assignment: views.assignment(record) },
      });
    },
    'DELETE assignments': ({ id }) => remove(records.assignments, id),
    'GET utilization': () => {
      const engineers = records.engineers.map((record) => views.engineer(record));
      const averageAllocationToday = averageAllocation(
        engineers.map(({ currentAllocation }) => currentAllocation),
      );
      const overAllocated = engineers.filter(({ overloads }) => overloads.length > 0);
      const data = { averageAllocation: averageAllocationToday, overAllocated };
      return answer<typeof getUtilization>({ success: true, data });
    },
  };

  const api: Transport = async ({ method, path, body }: TransportRequest) => {
    const index = planned.findIndex((one) => one.method === method && path.startsWith(one.path));
    const [instead] = index < 0 ? [] : planned.splice(index, 1);
    if (instead) return instead.response;
    const url = new URL(path, 'http://fake.test');
    const [, , resource = '', id = '', part = ''] = url.pathname.split('/');
    const handler = handlers[[`${method} ${resource}`, part].filter(Boolean).join('/')];
    if (!handler) throw new Error(`The fake API knows no ${method} ${path}`);
    return handler({ id, query: url.searchParams, body });
  };
  return {
    api,
    records,
    /** Answers the next request of this method and path (by its beginning) in its own way. */
    answerNext(method: string, path: string, response: TransportResponse | Promise<TransportResponse>) {
      planned.push({ method, path, response });
    },
  };
}

function remove(records: { _id: string }[], id: string): TransportResponse {
  const index = records.findIndex(({ _id }) => _id === id);
  if (index < 0) return notFound();
  records.splice(index, 1);
  return { status: 200, body: { success: true, data: { _id: id } } };
}
