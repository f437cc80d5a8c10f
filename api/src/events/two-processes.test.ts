import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { bundleApi, startProcess, type ApiProcess } from '../test-support/api-process';
import type { Api } from '../test-support/call';
import { listen } from '../test-support/listen-to-events';
import { addProject, assign, addEngineer, signUp } from '../test-support/people';
import { TEST_SECRET, uriOf } from '../test-support/start-api';

const database = `api-test-${randomUUID()}`;
const dataDir = mkdtempSync(join(tmpdir(), 'api-events-'));
const bundle = bundleApi();
let processes: ApiProcess[];
let apis: Api[];

beforeAll(async () => {
  const environment = { MONGODB_URI: uriOf(database), JWT_SECRET: TEST_SECRET, RATE_LIMITS: 'off' };
  processes = [1, 2].map(() => startProcess(bundle, { ...environment, DATA_DIR: dataDir }));
  apis = await Promise.all(processes.map(async ({ ready }) => ({ baseUrl: (await ready).url })));
}, 120_000);
afterAll(async () => {
  for (const { child } of processes) child.kill();
  await Promise.all(processes.map(({ ended }) => ended));
  const client = await MongoClient.connect(inject('mongoUri'));
  await client.db(database).dropDatabase();
  await client.close();
  for (const folder of [bundle, dataDir]) rmSync(folder, { recursive: true, force: true });
});

it('hear of each other’s changes, and stop without waiting for those who listen', async () => {
  const [first, second] = apis as [Api, Api];
  const { token } = await signUp(first, 'manager');
  const stream = await listen(second, token);
  const { _id: projectId } = await addProject(first, token);
  const { _id: engineerId } = await addEngineer(first, token);
  const assignments = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      assign(index % 2 ? first : second, token, { engineerId, projectId, allocationPercentage: 1 }),
    ),
  );
  for (const { _id } of assignments) await stream.until(({ event }) => event?.entityId === _id);

  processes[1]!.child.kill('SIGTERM');
  await stream.ended;
  expect(await processes[1]!.ended).toBe(0);
  expect(processes[1]!.stdout()).not.toContain('Stopped before these requests finished');
});
