import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';
import { ERROR_STATUS, type ErrorCode, type Failure } from '@erm/contracts/errors';
import { ERROR_EXAMPLES } from './error-examples';
import type { JsonSchema } from './json-schema';

export interface Reference {
  $ref: string;
}

export interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema; example?: unknown; examples?: Record<string, Reference> }>;
}

export interface Example {
  value: Failure;
}

const HEADERS: Partial<Record<number, Response['headers']>> = {
  405: { allow: { description: 'The methods this path supports', schema: { type: 'string' } } },
  429: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  503: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
};

/** Every error status of an endpoint, as a reference to one of `failureResponses`. */
export function failures(endpoint: Endpoint): Record<string, Reference> {
  const references = codesByStatus(endpoint).map(([status, codes]): [number, Reference] => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ]);
  return Object.fromEntries(references);
}

/** The failures of all endpoints, described by their error codes and named after them. */
export function failureResponses(endpoints: readonly Endpoint[]): Record<string, Response> {
  const schema = { $ref: '#/components/schemas/Failure' };
  const responses = endpoints.flatMap(codesByStatus).map(([status, codes]): [string, Response] => [
    nameOf(codes),
    {
      description: codes.join(', '),
      ...(HEADERS[status] && { headers: HEADERS[status] }),
      content: { 'application/json': { schema, examples: examplesOf(codes) } },
    },
  ]);
  return Object.fromEntries(responses);
}

const nameOf = (codes: readonly ErrorCode[]): string => codes.join('.');

function codesByStatus(endpoint: Endpoint): [number, ErrorCode[]][] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...sharedErrors(endpoint), ...endpoint.errors])) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus];
}

function examplesOf(codes: readonly ErrorCode[]): Record<string, Reference> {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
}

/** An example of each error, by its code. */
export function failureExamples(): Record<string, Example> {
  const requestId = '0b0f2f0e-6a55-4b43-9a9f-6f1d2f3c4b5a';
  const examples = Object.entries(ERROR_EXAMPLES).map(([code, error]): [string, Example] => {
    const issues = code === 'VALIDATION_FAILED' && { issues: [{ path: 'name', message: error }] };
    return [code, { value: { success: false, error, message: error, code, ...issues, requestId } }];
  });
  return Object.fromEntries(examples);
}

function sharedErrors(endpoint: Endpoint): ErrorCode[] {
  const { method, roles, params, query, body, allowedBeforePasswordChange } = endpoint;
  return [
    ...(acceptsIdempotencyKey(endpoint) ? (['IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(query || body ? (['VALIDATION_FAILED'] as const) : []),
    ...(params ? (['MALFORMED_ID'] as const) : []),
    ...(body ? (['MALFORMED_JSON', 'BODY_TOO_LARGE', 'NOT_JSON'] as const) : []),
    ...(roles === 'public' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(roles === 'public' || allowedBeforePasswordChange ? [] : (['PASSWORD_CHANGE_REQUIRED'] as const)),
    ...(roles === 'public' || method !== 'GET' ? (['RATE_LIMITED'] as const) : []),
    'CONTRACT_MISMATCH',
    'MALFORMED_REQUEST',
    'REQUEST_TIMEOUT',
    'HEADERS_TOO_LARGE',
    'UNKNOWN_HOST',
    'METHOD_NOT_ALLOWED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}
