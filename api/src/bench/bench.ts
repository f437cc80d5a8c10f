import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@erm/contracts/auth';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { loadConfig } from '../config';
import { openDatabase } from '../database';
import { openMongoServer } from '../mongo-server/open-mongo-server';
import { uriOfDatabase } from '../test-support/uri-of-database';
import { compareWithBaseline } from './compare-with-baseline';
import { scaling, examinedForPage, type Sized } from './scaling';
import { ENGINEERS, fillDatabase, PROJECTS } from './fill-database';
import { startProgram, type Program } from './start-program';
import { passes, report, type Result } from './report';
import { signInCost } from './sign-in-cost';

const MANAGER = { name: 'Marta', email: 'marta@example.com', password: 'secret-password', role: 'manager' };
const JWT_SECRET = 'a secret of the benchmark that is long enough';

const { MONGODB_URI, MONGOD_BINARY } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'api-bench-'));
const config = loadConfig({ MONGODB_URI, MONGOD_BINARY, DATA_DIR: dataDir });
const store = await openMongoServer(config, pino({ level: 'silent' }));
const client = await MongoClient.connect(store.uri);
const programs: Program[] = [];
const databases: string[] = [];

const environmentOf = (database: string) => ({
  MONGODB_URI: uriOfDatabase(store.uri, database),
  ...{ DATA_DIR: dataDir, JWT_SECRET, RATE_LIMITS: 'off', REGISTRATION: 'open' },
});

/** A company of this size behind an API process of its own. */
async function serve(assignments: number): Promise<Sized> {
  const database = `api-bench-${process.pid}-${assignments}`;
  databases.push(database);
  const db = openDatabase(client, database);
  await db.createIndexes();
  await fillDatabase(db, assignments);
  const api = await startProgram('main.js', environmentOf(database));
  programs.push(api);
  const reply = await fetch(`${api.url}${register.path}`, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MANAGER),
  });
  const { data } = register.response.parse(await reply.json());
  return { api: api.url, token: data.token, database, assignments };
}

try {
  console.log(`${ENGINEERS} engineers, ${PROJECTS} projects; some eight minutes`);
  const small = await serve(1_000);
  const large = await serve(100_000);
  const results: Result[] = [
    ...(await compareWithBaseline({ ...large, environment: environmentOf(large.database) })),
    ...(config.mongoServer.kind === 'embedded' ? [] : [await examinedForPage(client, large)]),
    ...(await scaling(client, large, small)),
    ...(await signInCost(small.api, MANAGER)),
  ];
  report(`On the store: ${config.mongoServer.kind}`, results, process.env['BENCH_JSON'] ?? 'bench-api.json');
  process.exitCode = results.every(passes) ? 0 : 1;
} finally {
  for (const program of programs) await program.stop();
  for (const database of databases) await client.db(database).dropDatabase();
  await client.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}
