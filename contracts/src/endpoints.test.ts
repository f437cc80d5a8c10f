import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assignmentSchema } from './assignments';
import { endpoints } from './endpoints';

function jsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output') {
  return schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

describe('the contract', () => {
  it('has not changed on the wire unless the snapshot says so', async () => {
    const wire = Object.entries(endpoints).map(([name, endpoint]) => ({
      name,
      call: `${endpoint.method} ${endpoint.path}`,
      roles: endpoint.roles,
      query: jsonSchema('query' in endpoint ? endpoint.query : undefined, 'input'),
      body: jsonSchema('body' in endpoint ? endpoint.body : undefined, 'input'),
      response: jsonSchema(endpoint.response, 'output'),
    }));
    await expect(JSON.stringify(wire, null, 2)).toMatchFileSnapshot('../wire.snapshot.json');
  });

  it('names each call once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('asks for an id where its path has one', () => {
    for (const endpoint of Object.values(endpoints)) {
      expect('params' in endpoint, endpoint.path).toBe(endpoint.path.includes('{id}'));
    }
  });

  it('reads answers tolerantly: unknown keys are dropped, an unknown status is "other"', () => {
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
      colour: 'red',
    });
    expect(parsed.status).toBe('other');
    expect(parsed).not.toHaveProperty('colour');
  });
});
