import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';
import { ERROR_STATUS, failureSchema, type ErrorCode } from '@erm/contracts/errors';
import { IDEMPOTENCY_KEY, idempotencyKeyInput } from '@erm/contracts/idempotency-key';
import { CONTRACT_VERSION } from '@erm/contracts/version';
import { inputSchema, outputSchema, type JsonSchema } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Response {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Response>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
}

/** Describes the contract's endpoints as an OpenAPI document. Everything in it is derived from the contract. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Engineering RM',
      version: CONTRACT_VERSION,
      description: 'Plan projects, keep a roster of engineers, and assign them by a share of their capacity.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Failure: outputSchema(failureSchema) },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token returned by `POST /api/auth/login` or `POST /api/auth/register`.',
        },
      },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Operation {
  const { summary, path, roles, params, query, body, status, response } = endpoint;
  const parameters = [
    ...(params ? parametersOf('path', params) : []),
    ...(query ? parametersOf('query', query) : []),
    ...(acceptsIdempotencyKey(endpoint) ? [idempotencyKey] : []),
  ];
  return {
    operationId,
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: roles === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(inputSchema(body)) } }),
    responses: {
      [status]: endpoint.isStream
        ? { description: 'Events', content: { 'text/event-stream': { schema: outputSchema(response) } } }
        : { description: 'Success', ...json(outputSchema(response)) },
      ...failures(endpoint),
    },
  };
}

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  schema: {
    ...inputSchema(idempotencyKeyInput),
    description:
      'A retry with the same key and body within 24 hours returns the first response and creates nothing.',
  },
};

function parametersOf(place: Parameter['in'], schema: NonNullable<Endpoint['params']>): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

const HEADERS: Partial<Record<number, Response['headers']>> = {
  405: { allow: { description: 'The methods this path supports', schema: { type: 'string' } } },
  429: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  503: { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } },
};

/** Every error status of an endpoint, described by the corresponding error codes. */
function failures(endpoint: Endpoint): Record<string, Response> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...sharedErrors(endpoint), ...endpoint.errors])) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(HEADERS[status] && { headers: HEADERS[status] }),
        ...json(schema),
      },
    ]),
  );
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
    'MALFORMED_REQUEST',
    'REQUEST_TIMEOUT',
    'HEADERS_TOO_LARGE',
    'UNKNOWN_HOST',
    'METHOD_NOT_ALLOWED',
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}
