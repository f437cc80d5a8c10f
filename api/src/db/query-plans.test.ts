import { MongoClient, type Document, type IndexSpecification } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SsoConfig } from '../sso-config';
import { callEverything } from '../test-support/call-everything';
import { startIdentityProvider, type IdentityProvider } from '../test-support/identity-provider';
import { startApi, type TestApi } from '../test-support/start-api';

const isRealServer = Boolean(process.env['MONGOD_BINARY'] ?? process.env['MONGODB_URI']);

let api: TestApi;
let client: MongoClient;
let provider: IdentityProvider;
const commands: Document[] = [];
beforeAll(async () => {
  client = await MongoClient.connect(inject('mongoUri'));
  provider = await startIdentityProvider();
  const sso: SsoConfig = {
    issuer: provider.issuer,
    clientId: 'engineering-rm',
    clientSecret: 'secret',
    label: 'x',
    publicOrigin: 'https://erm.example.com',
    roles: null,
    createsAccounts: true,
  };
  const config = { rateLimits: true, sso };
  api = await startApi({ onCommand: ({ command }) => commands.push(command), config });
});
afterAll(async () => {
  await client.close();
  await api.close();
  await provider.close();
});

/** Converts a command into queries that `explain` supports. */
function explainable(command: Document): Document[] {
  const find = (collection: unknown, filter: unknown, sort: unknown = {}): Document => {
    return { find: collection, filter, sort };
  };
  if (command['find']) return [find(command['find'], command['filter'], command['sort'])];
  if (command['aggregate'])
    return [{ aggregate: command['aggregate'], pipeline: command['pipeline'], cursor: {} }];
  if (command['findAndModify']) return [find(command['findAndModify'], command['query'])];
  const writes: Document[] = command['updates'] ?? command['deletes'] ?? [];
  return writes.map(({ q }) => find(command['update'] ?? command['delete'], q));
}

/** The names of all stages of a plan, at any depth. */
function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([key, value]) =>
    key === 'stage' && typeof value === 'string' ? [value] : key === 'rejectedPlans' ? [] : stagesOf(value),
  );
}

describe.runIf(isRealServer)('every query of the API', () => {
  const queries = new Map<string, Document>();
  beforeAll(async () => {
    await callEverything(api, provider);
    for (const command of commands.filter(({ $db }) => $db === api.database)) {
      for (const query of explainable(command)) queries.set(JSON.stringify(query), query);
    }
  });

  it('uses an index', async () => {
    expect(queries.size).toBeGreaterThan(80);
    const scans: string[] = [];
    for (const [text, query] of queries) {
      const plan = await explain(query);
      if (stagesOf(plan).includes('COLLSCAN')) scans.push(text);
    }
    expect(scans).toEqual([]);
  });

  it.each([
    [
      'assignments',
      'engineerId',
      [
        '',
        '_id',
        'endDate',
        'endDate engineerDeleted projectDeleted',
        'endDate engineerDeleted projectId',
        'endDate engineerDeleted projectId startDate',
        'endDate engineerDeleted startDate',
        'endDate startDate',
        'engineerDeleted projectDeleted startDate',
        'engineerDeleted projectId',
        'projectId',
        'sortEngineer',
        'startDate',
      ],
    ],
    [
      'audit',
      'entityId',
      [
        '',
        '$or',
        '$or _id at',
        '$or actorId',
        '$or batchId',
        '$or entity',
        '_id',
        '_id at',
        'actorId',
        'batchId',
        'entity',
      ],
    ],
  ])('asks one shard of %s by %s, except the queries in docs/capacity.md', async (name, key, askingAll) => {
    const shardKey: IndexSpecification = { [key]: 'hashed' };
    // The bounds in an index of the shard key, by which a router chooses shards, do not depend on what is stored.
    const collection = client.db(api.database).collection(`sharded-${name}`);
    await collection.createIndex(shardKey);
    const asked = new Set<string>();
    for (const query of [...queries.values()].filter(({ find, aggregate }) => (find ?? aggregate) === name)) {
      const filter = filterOf(query);
      const plan = await explain({ find: collection.collectionName, filter, hint: shardKey });
      if (JSON.stringify(plan).includes('"[MinKey, MaxKey]"')) asked.add(fieldsOf(filter));
    }
    expect([...asked].sort()).toEqual(askingAll);
  });
});

/** What a query filters by first. */
function filterOf({ filter, pipeline }: Document): Document {
  const [first]: Document[] = pipeline ?? [];
  const filtered: Document | undefined = filter ?? first?.['$match'];
  return filtered ?? {};
}

/** The fields that a filter is about. */
function fieldsOf({ $and, ...filter }: Document): string {
  const parts: Document[] = $and ?? [];
  return [...new Set([filter, ...parts].flatMap(Object.keys))].sort().join(' ');
}

const explain = (query: Document) =>
  client.db(api.database).command({ explain: query, verbosity: 'queryPlanner' });
