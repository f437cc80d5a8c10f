import { dayOf } from '@erm/contracts/calendar-day';
import type { Logger } from 'pino';
import { createApp } from '../app';
import type { Config } from '../config';
import { openDatabase, type Database } from '../database';
import { backfillDerivedFields } from '../derived-fields/derived-fields-repository';
import { DEMO_MANAGER } from '../seed/demo-people';
import { seedDemo } from '../seed/seed-demo';
import { connect } from '../mongo-server/connect';
import { openMongoServer } from '../mongo-server/open-mongo-server';
import { drainServer } from './drain-server';
import { listen } from './listen';

/** Leaves the database enough of the ten seconds allowed for shutdown. */
const DRAIN_TIMEOUT_MS = 4000;

export interface RunningServer {
  url: string;
  /** True when the demo accounts exist. */
  demo: boolean;
  /** Resolves with the reason when the server cannot continue. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** Opens everything in order; `stop` closes it in reverse. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const listener = await listen(config.host, config.port);
  const store = await openMongoServer(config, logger);
  const client = await connect(store, logger);
  const db = openDatabase(client, store.databaseName);
  await db.createIndexes();
  const today = () => dayOf(new Date(), config.timeZone);
  await backfillDerivedFields(db);
  if (config.seed === 'demo') await seedDemo(db, today());

  let stopping = false;
  const app = createApp({ config, db, logger, today, isStopping: () => stopping });
  const handle = app.callback();
  listener.setHandler((request, response) => void handle(request, response));

  return {
    url: listener.url,
    demo: await hasDemoAccounts(db),
    died: store.died,
    async stop() {
      stopping = true;
      const cutOff = await drainServer(listener, DRAIN_TIMEOUT_MS);
      if (cutOff > 0) logger.warn({ requests: cutOff }, 'Stopped before these requests finished');
      await client.close();
      await store.close();
    },
  };
}

async function hasDemoAccounts({ users }: Database): Promise<boolean> {
  return (await users.findOne({ email: DEMO_MANAGER.email }, { projection: { _id: 1 } })) !== null;
}
