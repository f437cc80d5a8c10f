import { setTimeout as wait } from 'node:timers/promises';
import { ReadPreference, type Binary, type MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import { APP_NAME } from './connect';
import { IdleTransactions, type IdleTransaction } from './idle-transactions';

const INTERVAL_MS = 1000;
/** Longer than a live process pauses between two commands, unless its machine stands still. */
const LONGEST_PAUSE_MS = 3000;
const COMMAND_LIMIT_MS = 5000;

interface Reported extends IdleTransaction {
  lsid: { id: Binary };
}

/**
 * Ends transactions whose process has vanished, until `stop` is called. The server would keep their locks for a minute,
 * and every write that needs one of them would wait. Every process does so for all, because any may vanish. If the
 * process is alive after all, its transaction runs again.
 */
export function endAbandonedTransactions(
  client: MongoClient,
  logger: Logger,
  metrics: Registry,
): { stop(): void } {
  const ended = new Counter({
    name: 'abandoned_transactions_ended_total',
    help: 'Transactions that were ended because their process had run no command for too long',
    registers: [metrics],
  });
  const stopped = new AbortController();
  const idle = new IdleTransactions(LONGEST_PAUSE_MS);
  let fails = false;

  async function look(): Promise<void> {
    try {
      const abandoned = idle.abandonedAmong(await findIdle(client));
      if (abandoned.length > 0) {
        await endSessions(client, abandoned);
        ended.inc(abandoned.length);
        logger.warn({ transactions: abandoned.length }, 'Ended transactions that had been abandoned');
      }
      fails = false;
    } catch (error) {
      // Once per failure of the database, which the requests report as well.
      if (!fails && !stopped.signal.aborted) {
        logger.warn({ err: error }, 'Abandoned transactions could not be looked for; trying again');
      }
      fails = true;
    }
  }

  void (async () => {
    while (!stopped.signal.aborted) {
      await look();
      // Rejects when it is aborted, which ends the loop.
      await wait(INTERVAL_MS, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
    }
  })();
  return { stop: () => stopped.abort() };
}

/** Needs no privilege: everybody may see and end what their own user does. */
function findIdle(client: MongoClient): Promise<Reported[]> {
  const own = { appName: APP_NAME, type: 'idleSession', transaction: { $exists: true } };
  const stages = [
    { $currentOp: { allUsers: false, idleSessions: true } },
    { $match: own },
    { $project: { lsid: 1, transaction: 1 } },
  ];
  const options = { readPreference: ReadPreference.primary, maxTimeMS: COMMAND_LIMIT_MS };
  return client.db('admin').aggregate<Reported>(stages, options).toArray();
}

async function endSessions(client: MongoClient, abandoned: readonly Reported[]): Promise<void> {
  // Without their users, which only privileged ones may name.
  const killSessions = abandoned.map(({ lsid }) => ({ id: lsid.id }));
  await client.db('admin').command({ killSessions, maxTimeMS: COMMAND_LIMIT_MS });
}
