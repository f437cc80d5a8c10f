import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { loadConfig } from '../../api/src/config';
import { openMongoServer } from '../../api/src/mongo-server/open-mongo-server';
import { uriOfDatabase } from '../../api/src/test-support/uri-of-database';
import { MANAGER, serveCompany, type Company } from './company';
import { compareWithBaseline } from './compare-with-baseline';
import type { CompanySize } from './fill-database';
import { passes, report, type Result } from './report';
import { measureListeners } from './listeners';
import { measureBatches, measureViews } from './planning';
import { measureExaminedDocuments, measureProjectScaling, measureScaling } from './scaling';
import { measureSignInCost } from './sign-in-cost';
import { measureWholeLists } from './whole-lists';
import { measureRosterRequests } from './whole-roster';

const JWT_SECRET = 'a secret of the benchmark that is long enough';

/** `BENCH_ONLY=roster,projects` runs only these parts. */
const only = process.env['BENCH_ONLY']?.split(',');

const { MONGODB_URI, MONGOD_BINARY } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'api-bench-'));
const config = loadConfig({ MONGODB_URI, MONGOD_BINARY, DATA_DIR: dataDir });
const server = await openMongoServer(config, pino({ level: 'silent' }));
const client = await MongoClient.connect(server.uri);
const companies: Company[] = [];

const environmentOf = (database: string) => ({
  MONGODB_URI: uriOfDatabase(server.uri, database),
  DATA_DIR: dataDir,
  JWT_SECRET,
  RATE_LIMITS: 'off',
  REGISTRATION: 'open',
});

async function serve(size: CompanySize): Promise<Company> {
  const database = `api-bench-${process.pid}-${size.assignments}`;
  const company = await serveCompany(client, database, size, environmentOf(database));
  companies.push(company);
  return company;
}

try {
  const small = await serve({ engineers: 2_000, projects: 500, assignments: 1_000 });
  const large = await serve({ engineers: 2_000, projects: 500, assignments: 100_000 });
  const few = await serve({ engineers: 80, projects: 20, assignments: 4_000 });
  const planned = await serve({ engineers: 2_000, projects: 500, assignments: 20_000 });
  const environment = environmentOf(large.database);
  const parts: Record<string, () => Promise<Result[]>> = {
    baseline: () => compareWithBaseline({ ...large, environment }),
    examined: async () =>
      config.mongoServer.kind === 'embedded' ? [] : [await measureExaminedDocuments(client, large)],
    roster: () => measureRosterRequests(large),
    lists: () => measureWholeLists(large, environment),
    projects: () => measureProjectScaling(large, few),
    views: () => measureViews(planned),
    batches: () => measureBatches(client, planned),
    scaling: () => measureScaling(client, large, small),
    listeners: () => measureListeners(small, environmentOf(small.database)),
    'sign-in': () => measureSignInCost(small.api, MANAGER),
  };
  console.log('2,000 engineers, 500 projects; about fourteen minutes');
  const results: Result[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (!only || only.includes(name)) results.push(...(await run()));
  }
  report(`MongoDB: ${config.mongoServer.kind}`, results, process.env['BENCH_JSON'] ?? 'bench-api.json');
  process.exitCode = results.every(passes) ? 0 : 1;
} finally {
  for (const { program } of companies) await program.stop();
  for (const { database } of companies) await client.db(database).dropDatabase();
  await client.close();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
