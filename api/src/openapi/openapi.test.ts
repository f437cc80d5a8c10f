import { endpoints } from '@erm/contracts/endpoints';
import { streams } from '@erm/contracts/events';
import type { Endpoint } from '@erm/contracts/endpoint';
import { ERROR_STATUS, failureSchema } from '@erm/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test-support/start-api';
import { documentedCodes } from '../test-support/call';
import type { Response } from './failures';
import type { OpenApiDocument, Operation } from './openapi-document';

let api: TestApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await startApi();
  document = (await (await fetch(`${api.baseUrl}/api/openapi.json`)).json()) as OpenApiDocument;
});
afterAll(() => api.close());

const operations = (): { path: string; method: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}

describe('/api/openapi.json', () => {
  it('lists every endpoint of the contract once, with its security, body, and responses', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(
      operations()
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(Object.keys({ ...endpoints, ...streams }).sort());
    for (const [name, endpoint] of Object.entries({ ...endpoints, ...streams })) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toEqual(endpoint.roles === 'public' ? [] : [{ bearer: [] }]);
      expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status));
      for (const code of endpoint.errors) {
        expect(documentedCodes(document, endpoint, ERROR_STATUS[code])).toContain(code);
      }
    }
    expect(document.components.securitySchemes['bearer']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('uses the standard failure schema for every error of every endpoint', () => {
    for (const { content } of Object.values(document.components.responses))
      expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Failure' });
    for (const { operation } of operations()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) >= 400) expect(response).toHaveProperty('$ref');
      }
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['405', '500', '503']));
      if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
      if (operation.security.length > 0) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
      else expect(statuses).toContain('429');
    }
  });

  it('declares each path parameter and resolves each reference', () => {
    for (const { path, operation } of operations()) {
      const declared = (operation.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
      );
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
    for (const ref of new Set(refsIn(document))) {
      const target = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
      expect(target, ref).toBeTypeOf('object');
    }
  });

  it('declares bodies as strict and responses as extensible', () => {
    const { requestBody, responses } = document.paths['/api/assignments']!['post']!;
    expect(requestBody!.content['application/json'].schema).toEqual(schemaRef('CreateAssignmentBody'));
    const body = document.components.schemas['CreateAssignmentBody']!;
    expect(body).toMatchObject({ type: 'object', additionalProperties: false });
    expect(body.required).toContain('allocationPercentage');
    expect(JSON.stringify([responses, document.components.schemas['Assignment']])).not.toContain(
      'additionalProperties',
    );
  });

  it('names the entities, so that generated clients have types for them', () => {
    const { Engineer, EngineerCapacity, Assignment } = document.components.schemas;
    expect(Engineer?.required).toContain('currentAllocation');
    expect(EngineerCapacity?.properties?.['assignments']).toMatchObject({
      items: schemaRef('CapacityAssignment'),
    });
    expect(Assignment?.properties?.['engineerId']).toMatchObject({
      anyOf: [schemaRef('AssignmentEngineer'), { type: 'null' }],
    });
    const { responses } = document.paths['/api/projects']!['get']!;
    expect(JSON.stringify(responses['200'])).toContain(schemaRef('Project').$ref);
  });

  it('declares formats, bounds, and only values that the server sends', () => {
    const { Project, Engineer, CreateAssignmentBody, Failure } = document.components.schemas;
    expect(Project?.properties?.['startDate']).toMatchObject({ type: 'string', format: 'date' });
    expect(Project?.properties?.['status']?.['enum']).toEqual(['planning', 'active', 'completed']);
    expect(Engineer?.properties?.['email']).toMatchObject({ format: 'email' });
    expect(Engineer?.properties?.['maxCapacity']).toMatchObject({
      type: 'integer',
      minimum: 0,
      maximum: 100,
    });
    expect(CreateAssignmentBody?.properties?.['endDate']).toMatchObject({ format: 'date' });
    expect(document.components.schemas['UpdateProjectBody']).toMatchObject({ minProperties: 1 });
    expect(Failure?.properties?.['code']?.['enum']).toContain('CAPACITY_EXCEEDED');
    expect(JSON.stringify(document)).not.toContain('"other"');
  });

  it('declares parameters as what they are read as', () => {
    const parametersOf = (path: string) => document.paths[path]!['get']!.parameters;
    expect(parametersOf('/api/engineers')).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 200 }) as object,
      }),
    );
    expect(parametersOf('/api/people')).toContainEqual(
      expect.objectContaining({
        name: 'skill',
        schema: expect.objectContaining({ type: 'array' }) as object,
      }),
    );
  });

  it('gives an example of each body and answer that the contract accepts', () => {
    for (const endpoint of Object.values<Endpoint>(endpoints)) {
      const { requestBody, responses } = document.paths[endpoint.path]![endpoint.method.toLowerCase()]!;
      const answer = responses[endpoint.status] as Response;
      const example = answer.content?.['application/json']?.example;
      expect(endpoint.response.parse(example), endpoint.path).toEqual(example);
      if (!endpoint.body) continue;
      const body = endpoint.body.safeParse(requestBody?.content['application/json'].example);
      expect(body.error?.issues ?? [], endpoint.path).toEqual([]);
    }
    for (const [code, { value }] of Object.entries(document.components.examples))
      expect(failureSchema.parse(value)).toMatchObject({ code });
  });

  it('describes each group of operations, and begins with how to get going', () => {
    const used = new Set(operations().flatMap(({ operation }) => operation.tags));
    expect(new Set(document.tags.map(({ name }) => name))).toEqual(used);
    expect(document.info.description).toMatch(/^[^#]*## Get going/);
  });
});

describe('/api/docs', () => {
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`${api.baseUrl}${path}`, headers && { headers });

  it('allows scripts, styles, and requests only for this origin', async () => {
    const page = await get('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(await page.text()).not.toMatch(/<style|style=|<script(?! src="\/api\/docs\/)/);
  });

  it('serves the page’s assets compressed and cacheable by ETag', async () => {
    const page = await (await get('/api/docs')).text();
    const paths = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => String(path));
    expect(paths).toHaveLength(4);
    for (const path of ['/api/docs', ...paths]) {
      const plain = await get(path, { 'accept-encoding': 'identity' });
      expect(plain.status, path).toBe(200);
      expect(plain.headers.get('cache-control')).toBe('no-cache');
      expect(plain.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(plain.headers.has('content-encoding')).toBe(false);
      const packed = await get(path, { 'accept-encoding': 'gzip' });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(await packed.text()).toBe(await plain.text());
      // Without an explicit cache-control, fetch requests a full reload.
      const conditions = { 'if-none-match': String(plain.headers.get('etag')), 'cache-control': 'max-age=0' };
      const again = await get(path, conditions);
      expect(again.status).toBe(304);
    }
  });

  it('serves no other file of the underlying packages', async () => {
    for (const path of [
      '/api/docs/index.html',
      '/api/docs/..%2fpackage.json',
      '/api/docs/',
      '/api/docs/page.html',
    ])
      expect((await get(path)).status, path).toBe(404);
  });
});
