import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@erm/contracts/calendar-day';
import { MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleApi, startProcess } from '../test-support/api-process';
import { ThreeNodes } from '../test-support/three-nodes';
import { DEFAULT_DATABASE } from './mongo-server';

const { MONGOD_BINARY } = process.env;
// `pnpm test:elections` kills the primary twenty times.
const KILLS = Number(process.env['ELECTIONS'] ?? 1);
const LONGEST_PAUSE_MS = 15_000;

let url: string;
let headers: Record<string, string> = { 'content-type': 'application/json' };
let nodes: ThreeNodes;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  if (!MONGOD_BINARY) return;
  const bundle = bundleApi();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-elections-'));
  undo.push(() => [bundle, dataDir].forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  nodes = await ThreeNodes.start(MONGOD_BINARY);
  undo.push(() => nodes.close());
  const environment = { MONGODB_URI: nodes.uri, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const api = startProcess(bundle, environment);
  undo.push(() => api.child.kill('SIGKILL') && api.ended);
  ({ url } = await api.ready);
  const manager = { name: 'Marta', email: 'marta@example.com', password: 'secret-password', role: 'manager' };
  const { data } = await post('/api/auth/register', manager);
  headers = { ...headers, authorization: `Bearer ${(data as { token: string }).token}` };
}, 120_000);
afterAll(async () => {
  for (const step of undo.reverse()) await step();
}, 60_000);

/** Retries with one idempotency key while an election makes the API unavailable. */
async function post(path: string, body: object): Promise<{ status: number; data: unknown }> {
  const key = randomUUID();
  for (;;) {
    const reply = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    const payload = (await reply.json()) as { data: unknown; code?: string };
    if (reply.status !== 503) return { status: reply.status, data: payload.data };
    expect(payload.code).toBe('UNAVAILABLE');
    await wait(100);
  }
}

const idOf = (data: unknown, name: string) => (data as Record<string, { _id: string }>)[name]!._id;
const project = (name: string) => ({
  name,
  description: 'x',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
});

describe.runIf(MONGOD_BINARY)('a replica set of three whose primary is killed under load', () => {
  it(
    'loses no acknowledged write, violates no rule, and becomes available again',
    async () => {
      const { data } = await post('/api/projects', project('Harbour'));
      const projectId = idOf(data, 'project');
      const engineerIds: string[] = [];
      for (const n of [1, 2, 3]) {
        const person = {
          name: `Ada ${n}`,
          email: `ada-${n}@example.com`,
          password: 'secret-password',
          department: 'Web',
        };
        engineerIds.push(idOf((await post('/api/engineers', person)).data, 'engineer'));
      }

      let isOver = false;
      const acknowledged: string[] = [];
      const rejectedStatuses: number[] = [];
      const writer = async (n: number) => {
        for (let i = n; !isOver; i += 1) {
          const startDate = addDays('2026-01-01', (i * 7) % 200);
          const dates = { startDate, endDate: addDays(startDate, 60) };
          const share = {
            engineerId: engineerIds[i % 3],
            projectId,
            role: 'Dev',
            allocationPercentage: 10,
            ...dates,
          };
          const { status, data } = await post('/api/assignments', share);
          if (status === 201) acknowledged.push(idOf(data, 'assignment'));
          else rejectedStatuses.push(status);
        }
      };
      const writers = [0, 1, 2, 3].map(writer);

      const pauses: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        await wait(500);
        const bringBack = await nodes.killPrimary();
        const killedAt = Date.now();
        expect((await post('/api/projects', project(`After kill ${kill}`))).status).toBe(201);
        pauses.push(Date.now() - killedAt);
        await bringBack();
      }
      isOver = true;
      await Promise.all(writers);

      console.log(`Pauses in ms: ${pauses.join(', ')}; ${acknowledged.length} assignments acknowledged`);
      expect(Math.max(...pauses)).toBeLessThan(LONGEST_PAUSE_MS);
      expect(new Set(rejectedStatuses)).toEqual(new Set([409]));
      const client = await MongoClient.connect(nodes.uri);
      try {
        const ids = acknowledged.map((id) => ObjectId.createFromHexString(id));
        const stored = client.db(DEFAULT_DATABASE).collection('assignments');
        expect(await stored.countDocuments({ _id: { $in: ids } })).toBe(acknowledged.length);
        // Retries created no duplicates.
        expect(await stored.countDocuments({})).toBe(acknowledged.length);
        expect(await client.db(DEFAULT_DATABASE).collection('projects').countDocuments({})).toBe(KILLS + 1);
      } finally {
        await client.close();
      }
      for (const id of engineerIds) {
        const reply = await fetch(`${url}/api/engineers/${id}/capacity`, { headers });
        const { data } = (await reply.json()) as { data: { engineer: { overloads: unknown[] } } };
        expect(data.engineer.overloads).toEqual([]);
      }
    },
    (KILLS + 1) * 120_000,
  );
});
