import type { Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import { ERROR_STATUS, type ErrorCode, type Issue } from '@erm/contracts/errors';
import { outdated } from '@erm/contracts/refusals';
import type { TransportResponse } from '@erm/portal-sdk';

/** A successful response. The type parameter checks the body against the endpoint's response. */
export function success<E extends Endpoint>(body: EndpointResponse<E>, status = 200): TransportResponse {
  return { status, body };
}

/** A failure in the API's format. */
export function failure(
  code: ErrorCode,
  error: string,
  issues?: Issue[],
  current?: unknown,
): TransportResponse {
  const body = { success: false, error, message: error, code, requestId: 'memory', issues, current };
  return { status: ERROR_STATUS[code], body };
}

export const notFound = () => failure('NOT_FOUND', 'Not found');

/** Deletes a record by ID. */
export function deleteRecord(records: { _id: string }[], id: string): TransportResponse {
  const index = records.findIndex(({ _id }) => _id === id);
  if (index < 0) return notFound();
  records.splice(index, 1);
  return { status: 200, body: { success: true, data: { _id: id } } };
}

interface Versioned {
  _id: string;
  version: number;
}

/** Updates a record by ID, unless the changes are based on another version of it. */
export function updateRecord<Record extends Versioned>(
  records: Record[],
  id: string,
  { version, ...changes }: Partial<Record>,
  respond: (record: Record) => TransportResponse,
): TransportResponse {
  const record = records.find(({ _id }) => _id === id);
  if (!record) return notFound();
  if (version !== undefined && version !== record.version) {
    const { code, message } = outdated();
    return failure(code, message, undefined, record);
  }
  Object.assign(record, changes, { version: record.version + 1 });
  return respond(record);
}
