import { endpoints } from '@erm/contracts/endpoints';
import { ERROR_STATUS } from '@erm/contracts/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../test-support/start-api';
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

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}

describe('/api/openapi.json', () => {
  it('names every call of the contract once, with its roles, bodies and answers', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(
      operations()
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(Object.keys(endpoints).sort());
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      expect(operation?.security).toEqual(endpoint.roles === 'public' ? [] : [{ bearer: [] }]);
      expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status));
      for (const code of endpoint.errors) {
        expect(operation?.responses[ERROR_STATUS[code]]?.description).toContain(code);
      }
    }
    expect(document.components.securitySchemes['bearer']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('gives every failure of every call the one shape of failures', () => {
    for (const { operation } of operations()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        expect(response.content?.['application/json'].schema).toEqual({
          $ref: '#/components/schemas/Failure',
        });
      }
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['405', '500', '503']));
      if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
      if (operation.security.length > 0) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
      else expect(statuses).toContain('429');
    }
  });

  it('is whole: each parameter of a path is declared, each reference leads somewhere', () => {
    for (const { path, operation } of operations()) {
      const declared = (operation.parameters ?? [])
        .filter(({ in: place }) => place === 'path')
        .map(({ name }) => name);
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

  it('says that bodies are strict and answers may grow', () => {
    const { requestBody, responses } = document.paths['/api/assignments']!['post']!;
    const body = requestBody!.content['application/json'].schema;
    expect(body).toMatchObject({ type: 'object', additionalProperties: false });
    expect(body.required).toContain('allocationPercentage');
    expect(JSON.stringify(responses)).not.toContain('additionalProperties');
  });
});

describe('/api/docs', () => {
  it('shows every call on a page that runs no script and loads nothing', async () => {
    const reply = await fetch(`${api.baseUrl}/api/docs`);
    const page = await reply.text();
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const { path, method } of operations()) expect(page).toContain(`${method.toUpperCase()} ${path}`);
    expect(page).not.toMatch(/<script|<link|src=|style="/);
  });
});
