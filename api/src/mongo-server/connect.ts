import { MongoClient, MongoParseError, MongoServerSelectionError } from 'mongodb';
import type { Tracer } from '@opentelemetry/api';
import { ConfigError } from '../config-error';
import type { MongoServer } from './mongo-server';
import { traceCommands } from './trace-commands';

/** The name under which the server lists the product's connections. */
export const APP_NAME = 'engineering-rm';
/** How long a request waits for a primary: longer than an election takes, shorter than users are willing to wait. */
const SERVER_SELECTION_MS = 10_000;

/**
 * Connects to the server, and tries again while it does not respond, because services start in any order.
 * @param onUnreachable called before each further attempt; throws to give up
 */
export async function connect(
  store: MongoServer,
  onUnreachable: () => void,
  tracer?: Tracer,
): Promise<MongoClient> {
  const client = newClient(store.uri, tracer !== undefined);
  if (tracer) traceCommands(tracer, client);
  while (!(await isReachable(client))) onUnreachable();
  const hello = await client.db('admin').command({ hello: 1 });
  // Writes are transactions, which a standalone server does not support.
  if (hello['setName'] === undefined && hello['msg'] !== 'isdbgrid') {
    await client.close();
    throw new ConfigError('MONGODB_URI is a standalone server, but it must be a replica set.');
  }
  return client;
}

function newClient(uri: string, monitorCommands: boolean): MongoClient {
  try {
    return new MongoClient(uri, {
      appName: APP_NAME,
      serverSelectionTimeoutMS: SERVER_SELECTION_MS,
      monitorCommands,
    });
  } catch (error) {
    // The driver's own message may contain the password.
    if (!(error instanceof MongoParseError)) throw error;
    throw new ConfigError('MONGODB_URI is not a connection string that the MongoDB driver understands.');
  }
}

async function isReachable(client: MongoClient): Promise<boolean> {
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof MongoServerSelectionError) return false;
    throw error;
  }
}
