import { dayOf } from '@erm/contracts/calendar-day';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createApp } from '../app';
import { programActor } from '../audit/actor';
import type { Config } from '../config';
import { startAuditRetention } from '../audit/audit-retention';
import { openDatabase, type Database } from '../collections/database';
import { backfillDerivedFields } from '../derived-fields/derived-fields-repository';
import { createEventStreams } from '../events/event-streams';
import { createSetupLink, type SetupLink } from '../invitations/create-setup-link';
import { normalizeStoredTextsOnce } from '../stored-texts/stored-texts-repository';
import { DEMO_MANAGER } from '../seed/demo-people';
import { seed } from '../seed/seed';
import { openSite } from '../site/open-site';
import { endAbandonedTransactions } from '../mongo-server/abandoned-transactions';
import { connect } from '../mongo-server/connect';
import { openMongoServer } from '../mongo-server/open-mongo-server';
import type { Tracing } from '../tracing/start-tracing';
import { drainServer } from './drain-server';
import { listen } from './listen';

/** Leaves the database enough of the ten seconds allowed for shutdown. */
const DRAIN_TIMEOUT_MS = 4000;
/** A younger setup link is from a process that starts at the same time and prints it. */
const SETUP_LINK_KEPT_SECONDS = 60;

export interface RunningServer {
  url: string;
  /** True when the demo accounts exist. */
  demo: boolean;
  /** For the operator alone: what becomes of a production database without managers. */
  setup: SetupLink | null;
  /** Resolves with the reason when the server cannot continue. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** Opens everything in order; `stop` closes it in reverse. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const listener = await listen(config.host, config.port);
  const metrics = new Registry();
  const site = await openSite(config.siteDir, logger, metrics);
  const store = await openMongoServer(config, logger);
  const tracing = config.tracing ? await loadTracing(logger) : null;
  const onUnreachable = () => logger.warn('The database is not reachable yet; trying again');
  const client = await connect(store, onUnreachable, tracing?.tracer);
  // The embedded store belongs to this process, and vanishes with it.
  const abandoned =
    config.mongoServer.kind === 'embedded' ? null : endAbandonedTransactions(client, logger, metrics);
  const db = openDatabase(client, store.databaseName);
  await db.createIndexes();
  const today = () => dayOf(new Date(), config.timeZone);
  await backfillDerivedFields(db);
  await normalizeStoredTextsOnce(db);
  if (config.seed !== 'none') await seed(db, config.seed, today());

  const retention = startAuditRetention(db, config.auditDays, logger);

  const setup = config.production
    ? await createSetupLink(db, programActor('server'), SETUP_LINK_KEPT_SECONDS)
    : null;

  const events = createEventStreams(db, logger);

  let stopping = false;
  const app = createApp({
    config,
    db,
    site,
    logger,
    events,
    today,
    metrics,
    tracer: tracing?.tracer,
    storeDir: config.mongoServer.kind === 'uri' ? undefined : config.dataDir,
    isStopping: () => stopping,
  });
  const handle = app.callback();
  listener.setHandler((request, response) => void handle(request, response));

  return {
    url: listener.url,
    demo: await hasDemoAccounts(db),
    setup,
    died: store.died,
    async stop() {
      stopping = true;
      site.close();
      events.close();
      const cutOff = await drainServer(listener, DRAIN_TIMEOUT_MS);
      if (cutOff > 0) logger.warn({ requests: cutOff }, 'Stopped before these requests finished');
      abandoned?.stop();
      await retention.stop();
      await client.close();
      await store.close();
      await tracing?.stop();
    },
  };
}

/** Loaded on demand, because most servers run without. */
async function loadTracing(logger: Logger): Promise<Tracing> {
  const { startTracing } = await import('../tracing/start-tracing');
  return startTracing(logger);
}

async function hasDemoAccounts({ users }: Database): Promise<boolean> {
  return (await users.findOne({ email: DEMO_MANAGER.email }, { projection: { _id: 1 } })) !== null;
}
