import { programActor, type Actor } from '../audit/actor';
import { passwordHasher, type PasswordHasher } from '../passwords/password-hasher';
import { loadConfig, type Config } from '../config';
import { ConfigError } from '../config-error';
import { openDatabase, type Database } from '../collections/database';
import { createLogger } from '../logging/create-logger';
import { connect } from '../mongo-server/connect';
import { openMongoServer } from '../mongo-server/open-mongo-server';

/** What commands need: the same as the routes, and the actor of their changes. */
export interface CommandDeps {
  config: Config;
  db: Database;
  passwords: PasswordHasher;
  actor: Actor;
}

/** Runs a command on the configured database, which is closed afterwards. */
export async function withDatabase(run: (deps: CommandDeps) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env);
  const store = await openMongoServer(config, createLogger('silent'));
  try {
    const client = await connect(store, () => {
      throw new ConfigError('The database of MONGODB_URI cannot be reached.');
    });
    const db = openDatabase(client, store.databaseName);
    try {
      await db.createIndexes();
      await run({
        config,
        db,
        passwords: passwordHasher(undefined, config),
        actor: programActor('erm command line'),
      });
    } finally {
      await client.close();
    }
  } finally {
    await store.close();
  }
}
