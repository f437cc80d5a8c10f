import { setTimeout as wait } from 'node:timers/promises';
import { MongoServerError, type Document, type MongoClient } from 'mongodb';

export const REPLICA_SET = 'rs0';
/** MongoDB's error code for a node that no replica set was initiated on. */
const NOT_YET_INITIALIZED = 94;

/**
 * Makes the node behind `client` the primary of a single-node replica set: initiates it the first time, and afterwards
 * updates its address, because it listens on a different port after each start.
 */
export async function becomePrimary(client: MongoClient, address: string): Promise<void> {
  const admin = client.db('admin');
  const known = await readReplicaSet(client);
  const members = [{ _id: 0, host: address }];
  if (!known) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } });
  } else if (known.host !== address) {
    await admin.command({ replSetReconfig: { ...known.settings, members }, force: true });
  }
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) await wait(20);
}

interface Settings extends Document {
  members: [{ host: string }];
}

async function readReplicaSet(client: MongoClient): Promise<{ settings: Settings; host: string } | null> {
  try {
    const { config } = (await client.db('admin').command({ replSetGetConfig: 1 })) as { config: Settings };
    return { settings: config, host: config.members[0].host };
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return null;
    throw error;
  }
}
