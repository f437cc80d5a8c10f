import { MongoClient } from 'mongodb';
import { expect, inject, it } from 'vitest';
import { startApi } from '../test-support/start-api';

const isRealServer = Boolean(process.env['MONGOD_BINARY']);

it('reports readiness of a server that can write', async () => {
  const api = await startApi();
  const reply = await fetch(`${api.baseUrl}/readyz`);
  expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
  await api.close();
});

it('answers many probes at once with one write', async () => {
  const commands: string[] = [];
  const api = await startApi({ onCommand: ({ commandName }) => commands.push(commandName) });
  commands.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${api.baseUrl}/readyz`)));
  expect(commands.filter((name) => name === 'update')).toHaveLength(1);
  await api.close();
});

// The embedded store has no validators, with which writes fail while reads work.
it.runIf(isRealServer)('is not ready when the database only answers reads', async () => {
  const api = await startApi();
  const client = await MongoClient.connect(inject('mongoUri'));
  const db = client.db(api.database);
  await db.createCollection('probes', { validator: { never: { $exists: true } } });
  const reply = await fetch(`${api.baseUrl}/readyz`);
  expect([reply.status, await reply.json()]).toEqual([503, { status: 'database unavailable' }]);
  await client.close();
  await api.close();
});
