import { acceptsIdempotencyKey, type Endpoint } from '@erm/contracts/endpoint';
import { failureSchema } from '@erm/contracts/errors';
import { IDEMPOTENCY_KEY, idempotencyKeyInput } from '@erm/contracts/idempotency-key';
import { TODAY_HEADER } from '@erm/contracts/today-header';
import { CONTRACT_VERSION } from '@erm/contracts/version';
import { exampleOf } from './example';
import {
  failureExamples,
  failureResponses,
  failures,
  type Example,
  type Reference,
  type Response,
} from './failures';
import { FIELDS } from './fields';
import { INTRODUCTION, TAGS } from './introduction';
import { SchemaCollection, type JsonSchema } from './json-schema';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: JsonSchema; example: unknown } };
  };
  responses: Record<string, Response | Reference>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

/** Describes the contract's endpoints as an OpenAPI document. Requests and responses are derived from the contract. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): OpenApiDocument {
  const schemas = new SchemaCollection();
  schemas.output(failureSchema);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Engineering RM',
      version: CONTRACT_VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: { IdempotencyKey: idempotencyKey(schemas), Today: today },
      responses: failureResponses(Object.values(endpoints)),
      examples: failureExamples(),
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

function operation(operationId: string, endpoint: Endpoint, schemas: SchemaCollection): Operation {
  const { summary, path, roles, params, query, body, status, response } = endpoint;
  const parameters = [
    ...(params ? parametersOf('path', schemas.input(params)) : []),
    ...(query ? parametersOf('query', schemas.input(query)) : []),
    ...(acceptsIdempotencyKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(roles === 'public' ? [] : [{ $ref: '#/components/parameters/Today' }]),
  ];
  const answer = schemas.output(response);
  return {
    operationId,
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: roles === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(schemas.input(body), schemas) } }),
    responses: {
      [status]: endpoint.isStream
        ? { description: STREAM, content: { 'text/event-stream': { schema: answer } } }
        : { description: 'Success', ...json(answer, schemas) },
      ...failures(endpoint),
    },
  };
}

const STREAM =
  'Server-sent events: `change`, whose `data` has this schema, as JSON, and `reset`, without. See "Live updates".';

function idempotencyKey(schemas: SchemaCollection): Parameter {
  return {
    name: IDEMPOTENCY_KEY,
    in: 'header',
    required: false,
    description:
      'A retry with the same key and body within 24 hours returns the first response and creates nothing.',
    schema: { ...schemas.input(idempotencyKeyInput), examples: ['5f0c7a2e-2f4f-4a57-8a53-0d1c55b6f6a1'] },
  };
}

const { description: _description, ...daySchema } = FIELDS['startDate']!;
const today: Parameter = {
  name: TODAY_HEADER,
  in: 'header',
  required: false,
  description: "The reader's calendar day. Ignored if further than one day from the server's.",
  schema: daySchema,
};

function parametersOf(place: Parameter['in'], schema: JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, { description, ...value }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: value,
  }));
}

function json(schema: JsonSchema, { components }: SchemaCollection) {
  return { content: { 'application/json': { schema, example: exampleOf(schema, components) } } };
}
