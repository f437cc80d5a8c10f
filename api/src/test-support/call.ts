import type { Endpoint, EndpointResponse } from '@erm/contracts/endpoint';
import { endpoints } from '@erm/contracts/endpoints';
import { streams } from '@erm/contracts/events';
import { failureSchema, type Failure } from '@erm/contracts/errors';
import { expect } from 'vitest';
import { z } from 'zod/mini';
import { openApiDocument, type OpenApiDocument } from '../openapi/openapi-document';

const openApi = openApiDocument({ ...endpoints, ...streams });

/** A server in this process or in a separate one. */
export type Api = { baseUrl: string };

interface CallOptions {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number | readonly string[]>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FailureResponse extends Failure {
  status: number;
  headers: Headers;
}

/** Calls an endpoint and returns the raw response. */
export async function send(api: Api, endpoint: Endpoint, sent: CallOptions = {}): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? '');
  const url = new URL(path, api.baseUrl);
  for (const [name, values] of Object.entries(sent.query ?? {})) {
    for (const value of [values].flat()) url.searchParams.append(name, String(value));
  }
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

/** Calls an endpoint and expects a success that matches the contract exactly, without extra fields. */
export async function call<E extends Endpoint>(
  api: Api,
  endpoint: E,
  sent: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const reply = await send(api, endpoint, sent);
  const raw = await readJson(reply);
  expect(raw, 'a success').toMatchObject({ success: true });
  expect(reply.status).toBe(endpoint.status);
  const parsed = endpoint.response.parse(raw);
  expect(parsed).toEqual(raw);
  return parsed as EndpointResponse<E>;
}

/** Calls an endpoint and expects a failure in the standard format, with a code that the OpenAPI document lists. */
export async function expectFailure(
  api: Api,
  endpoint: Endpoint,
  sent: CallOptions = {},
): Promise<FailureResponse> {
  const failure = await readFailure(await send(api, endpoint, sent));
  expect(
    documentedCodes(openApi, endpoint, failure.status),
    `documented errors of ${endpoint.method} ${endpoint.path}`,
  ).toContain(failure.code);
  return failure;
}

/** The codes of the errors that a document lists for an endpoint and a status. */
export function documentedCodes(document: OpenApiDocument, endpoint: Endpoint, status: number): string[] {
  const response = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses[status];
  if (!response || !('$ref' in response)) return [];
  return document.components.responses[response.$ref.split('/').at(-1)!]!.description.split(', ');
}

export async function readFailure(reply: Response): Promise<FailureResponse> {
  const raw = await readJson(reply);
  const failure = z.strictObject(failureSchema.shape).parse(raw);
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
