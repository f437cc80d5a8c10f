import { join } from 'node:path';
import { expectVersioned } from '@erm/tooling/testing/versioned-snapshot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { assignmentSchema } from './assignments';
import { endpoints } from './endpoints';
import { streams } from './events';
import { ERROR_STATUS, failureSchema } from './errors';
import { CONTRACT_VERSION } from './version';

function jsonSchema(schema: z.ZodMiniType | undefined, io: 'input' | 'output') {
  return schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

describe('the contract', () => {
  it('changes the wire format only together with CONTRACT_VERSION', async () => {
    const calls = Object.entries({ ...endpoints, ...streams }).map(([name, endpoint]) => ({
      name,
      call: `${endpoint.method} ${endpoint.path}`,
      roles: endpoint.roles,
      params: jsonSchema('params' in endpoint ? endpoint.params : undefined, 'input'),
      query: jsonSchema('query' in endpoint ? endpoint.query : undefined, 'input'),
      body: jsonSchema('body' in endpoint ? endpoint.body : undefined, 'input'),
      status: endpoint.status,
      response: jsonSchema(endpoint.response, 'output'),
      errors: endpoint.errors,
    }));
    const wire = { calls, failure: jsonSchema(failureSchema, 'output'), statusOfCode: ERROR_STATUS };
    await expectVersioned({
      file: join(import.meta.dirname, '../wire.snapshot.txt'),
      constant: 'CONTRACT_VERSION',
      version: CONTRACT_VERSION,
      content: JSON.stringify(wire, null, 2),
    });
  });

  it('defines each method and path only once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('has params exactly if the path contains an ID', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect('params' in endpoint, endpoint.path).toBe(endpoint.path.includes('{id}'));
    }
  });

  it('parses responses tolerantly: drops unknown keys and reads an unknown status as "other"', () => {
    const parsed = assignmentSchema.parse({
      _id: 'a',
      engineerId: null,
      projectId: null,
      allocationPercentage: 10,
      role: 'QA',
      startDate: '2026-03-01',
      endDate: '2026-03-02',
      status: 'paused',
      version: 1,
      color: 'red',
    });
    expect(parsed.status).toBe('other');
    expect(parsed).not.toHaveProperty('color');
  });
});
