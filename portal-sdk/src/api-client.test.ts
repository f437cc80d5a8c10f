import { createAssignment } from '@erm/contracts/assignment-edits';
import { login } from '@erm/contracts/sign-in';
import { listEngineers } from '@erm/contracts/engineers';
import { updateEngineer } from '@erm/contracts/engineer-edits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client';
import { ApiError, errorText } from './api-error';
import type { TransportRequest, TransportResponse } from './transport';

function clientReturning(response: TransportResponse) {
  const requests: TransportRequest[] = [];
  const client = createApiClient((request) => {
    requests.push(request);
    return Promise.resolve(response);
  });
  return { client, requests };
}

const user = {
  _id: 'a1',
  id: 'a1',
  name: 'Ana Sousa',
  email: 'ana@example.com',
  role: 'engineer',
  skills: [],
  seniority: 'mid',
  maxCapacity: 100,
  department: 'Web',
  version: 1,
};

const assignment = {
  engineerId: 'a1'.repeat(12),
  projectId: 'b2'.repeat(12),
  allocationPercentage: 50,
  startDate: '2026-03-01',
  endDate: '2026-03-31',
};

afterEach(() => vi.restoreAllMocks());

describe('the API client', () => {
  it('sends the endpoint’s method, path with query, and body', async () => {
    const list = clientReturning({ status: 200, body: { success: true, data: { engineers: [] } } });
    await list.client.call(listEngineers, { query: { limit: 5, sort: '-availableCapacity' } });
    expect(list.requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/engineers?limit=5&sort=-availableCapacity',
    });

    const edit = clientReturning({ status: 404, body: null });
    const body = { maxCapacity: 80, version: 2 };
    await edit.client.call(updateEngineer, { params: { id: 'a1' }, body }).catch(() => undefined);
    expect(edit.requests[0]).toMatchObject({ method: 'PUT', path: '/api/engineers/a1', body });
  });

  it('returns the parsed response without unknown fields', async () => {
    const body = { success: true, data: { token: 't', user: { ...user, role: 'auditor', shoeSize: 42 } } };
    const { client } = clientReturning({ status: 200, body });
    const { data } = await client.call(login, { body: { email: 'ana@example.com', password: 'secret' } });
    expect(data.user.role).toBe('other');
    expect(data.user).not.toHaveProperty('shoeSize');
  });

  it('retries a creation without a response with its key, and uses new keys otherwise', async () => {
    const sent: TransportRequest[] = [];
    const replies = ['no response', 502, 409, 409, 409] as const;
    const client = createApiClient((request) => {
      const reply = replies[sent.push(request) - 1];
      return typeof reply === 'number'
        ? Promise.resolve({ status: reply, body: null })
        : Promise.reject(new ApiError({ status: 0, code: 'NETWORK', message: 'Unreachable' }));
    });
    const assign = (role: string) =>
      client.call(createAssignment, { body: { ...assignment, role } }).catch(() => undefined);
    for (const role of ['Lead', 'Lead', 'Lead', 'Lead', 'Reviewer']) await assign(role);
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(3);
  });

  it('sends no key with a request that creates nothing', async () => {
    const { client, requests } = clientReturning({ status: 404, body: null });
    await client
      .call(updateEngineer, { params: { id: 'a1' }, body: { maxCapacity: 80 } })
      .catch(() => undefined);
    expect(requests[0]).not.toHaveProperty('idempotencyKey');
  });

  it("rejects with the server's message, code, and issues", async () => {
    const failure = {
      success: false,
      error: 'Email already registered',
      message: 'Email already registered',
      code: 'EMAIL_TAKEN',
      issues: [{ path: 'email', message: 'Email already registered' }],
      requestId: 'r1',
    };
    const { client } = clientReturning({ status: 409, body: failure });
    const error = await client
      .call(login, { body: { email: 'ana@example.com', password: 'secret' } })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      issues: failure.issues,
      requestId: 'r1',
    });
    expect(errorText(error, 'fallback')).toBe('Email already registered');
  });

  it('falls back to the given message without one from the server', async () => {
    const { client } = clientReturning({ status: 502, body: '<html>Bad gateway</html>' });
    const error = await client.call(listEngineers).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status: 502, code: 'UNREADABLE' });
    expect(errorText(error, 'Failed to fetch engineers')).toBe('Failed to fetch engineers');
    expect(errorText(new TypeError('x is undefined'), 'Failed to fetch engineers')).toBe(
      'Failed to fetch engineers',
    );
  });

  it('rejects a successful response in an unknown format', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = clientReturning({ status: 200, body: { success: true, data: [] } });
    await expect(client.call(listEngineers)).rejects.toMatchObject({ code: 'UNREADABLE' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('checks the options of a call at compile time', () => {
    const { client } = clientReturning({ status: 200, body: null });
    const misuse = () => {
      // @ts-expect-error the body is missing
      void client.call(createAssignment);
      // @ts-expect-error the endpoint has no params
      void client.call(listEngineers, { params: { id: 'a' } });
      // @ts-expect-error the ID is missing
      void client.call(updateEngineer, { body: {} });
      // @ts-expect-error the list does not support this sort
      void client.call(listEngineers, { query: { sort: 'password' } });
    };
    expect(misuse).toBeTypeOf('function');
  });
});
