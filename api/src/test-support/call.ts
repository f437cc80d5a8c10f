import type { Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import { endpoints } from '@erm/contracts/endpoints';
import { failureSchema, type Failure } from '@erm/contracts/errors';
import { expect } from 'vitest';
import { openApiDocument } from '../openapi/openapi-document';

const openApi = openApiDocument(endpoints);

/** Where a server listens, in this process or in one of its own. */
export type Api = { baseUrl: string };

interface Sent {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Refused extends Failure {
  status: number;
  headers: Headers;
}

/** Sends one call and answers the raw reply. */
export async function send(api: Api, endpoint: Endpoint, sent: Sent = {}): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? '');
  const url = new URL(path, api.baseUrl);
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value));
  return fetch(url, {
    method: endpoint.method,
    headers: {
      ...(sent.token && { authorization: `Bearer ${sent.token}` }),
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  });
}

/** A call that must succeed; its reply must be exactly what the contract says, with nothing besides. */
export async function call<E extends Endpoint>(
  api: Api,
  endpoint: E,
  sent: Sent = {},
): Promise<EndpointResponse<E>> {
  const reply = await send(api, endpoint, sent);
  const raw = await readJson(reply);
  expect(raw, 'a success').toMatchObject({ success: true });
  expect(reply.status).toBe(endpoint.status);
  const parsed = endpoint.response.parse(raw);
  expect(parsed).toEqual(raw);
  return parsed as EndpointResponse<E>;
}

/** A call that must be refused, in the one shape of failures and with a cause that the OpenAPI document names. */
export async function refused(api: Api, endpoint: Endpoint, sent: Sent = {}): Promise<Refused> {
  const failure = await readFailure(await send(api, endpoint, sent));
  const operation = openApi.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const named = operation?.responses[failure.status]?.description ?? '';
  expect(named.split(', '), `what ${endpoint.method} ${endpoint.path} may answer`).toContain(failure.code);
  return failure;
}

export async function readFailure(reply: Response): Promise<Refused> {
  const raw = await readJson(reply);
  const failure = failureSchema.strict().parse(raw);
  expect(failure.message).toBe(failure.error);
  expect(failure.requestId).toBe(reply.headers.get('x-request-id'));
  return { ...failure, status: reply.status, headers: reply.headers };
}

async function readJson(reply: Response): Promise<unknown> {
  const text = await reply.text();
  expect(text).not.toMatch(/"(passwordHash|lock|tokenVersion|revokedTokens)":|\$argon2/);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return JSON.parse(text);
}
