import { loadConfig } from './config';
import { ConfigError } from './config-error';
import { openDatabase } from './database';
import { findStaleFields, repairStaleFields } from './derived-fields/derived-fields-repository';
import { createLogger } from './logging/create-logger';
import { connect } from './mongo-server/connect';
import { openMongoServer } from './mongo-server/open-mongo-server';

// Compares the stored loads and teams with the assignments in the configured database.
// Exits with 1 if any differ; with --repair it rewrites those.

try {
  const config = loadConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = await openMongoServer(config, logger);
  const client = await connect(server, logger);
  const db = openDatabase(client, server.databaseName);
  const stale = await findStaleFields(db);
  const repair = process.argv.includes('--repair');
  if (repair) await repairStaleFields(db, stale);
  await client.close();
  await server.close();

  for (const id of stale.engineerIds) console.log(`The load of engineer ${id.toHexString()} is stale`);
  for (const id of stale.projectIds) console.log(`The team of project ${id.toHexString()} is stale`);
  const count = stale.engineerIds.length + stale.projectIds.length;
  console.log(`${count} stale${repair ? ', all repaired' : ''}`);
  process.exit(count > 0 && !repair ? 1 : 0);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
