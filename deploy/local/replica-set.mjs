import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import {
  ADMIN_USER,
  apiUri,
  initiateReplicaSet,
  REPLICA_SET,
  untilAllServe,
} from '../replica-set/initiate.mjs';
import { readSecret } from '../secrets/create-secrets.mjs';
import { Part } from './part.mjs';

const ELECTION_TIMEOUT_MS = 60_000;

/** Three MongoDB nodes of one replica set, with authentication. */
export class ReplicaSet {
  #secrets;

  /**
   * @param {object} options
   * @param {string} options.folder
   * @param {string} options.secrets the folder of the secrets
   * @param {string} options.mongod
   * @param {number[]} options.ports
   */
  constructor({ folder, secrets, mongod, ports }) {
    this.#secrets = secrets;
    this.addresses = ports.map((port) => `127.0.0.1:${port}`);
    this.nodes = ports.map((port, index) => {
      const name = `mongo-${index + 1}`;
      return nodePart({ name, folder, mongod, port, key: readSecret(secrets, 'replicaSetKey') });
    });
  }

  /** Where the API reaches it, with its user and password. */
  get uri() {
    return apiUri(this.addresses, readSecret(this.#secrets, 'apiPassword'));
  }

  /** What queries have examined and returned since the nodes started. */
  examined() {
    return this.asAdmin(async (db) => {
      const { metrics } = await db.command({ serverStatus: 1 });
      return {
        documents: Number(metrics.queryExecutor.scannedObjects),
        returned: Number(metrics.document.returned),
      };
    });
  }

  /** Where an administrator reaches it, with user and password. */
  get adminUri() {
    const password = readSecret(this.#secrets, 'adminPassword');
    return `mongodb://${ADMIN_USER}:${password}@${this.addresses.join(',')}/?replicaSet=${REPLICA_SET}&authSource=admin`;
  }

  /**
   * Runs something on the admin database as the administrator.
   *
   * @template Result
   * @param {(db: import('mongodb').Db) => Promise<Result>} run
   */
  async asAdmin(run) {
    const client = await MongoClient.connect(this.adminUri);
    try {
      return await run(client.db('admin'));
    } finally {
      await client.close();
    }
  }

  /** Resolves when there is a primary, and all others follow it. */
  untilAllServe() {
    return this.asAdmin(untilAllServe);
  }

  async start() {
    await Promise.all(this.nodes.map((node) => node.start()));
    const [local = ''] = this.addresses;
    await initiateReplicaSet({
      members: this.addresses,
      local,
      adminPassword: readSecret(this.#secrets, 'adminPassword'),
      apiPassword: readSecret(this.#secrets, 'apiPassword'),
    });
  }

  async stop() {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }

  /** The node that takes writes now, as soon as there is one. */
  async primary() {
    for (const end = Date.now() + ELECTION_TIMEOUT_MS; Date.now() < end; await wait(50)) {
      const writable = await Promise.all(this.addresses.map(isWritable));
      const node = this.nodes[writable.indexOf(true)];
      if (node) return node;
    }
    throw new Error('The replica set has had no primary for a minute.');
  }
}

/** @param {{ name: string, folder: string, mongod: string, port: number, key: string }} options */
function nodePart({ name, folder, mongod, port, key }) {
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  // mongod refuses a key that others can read.
  const keyFile = join(folder, `${name}.key`);
  if (!existsSync(keyFile)) writeFileSync(keyFile, key, { mode: 0o400 });
  const address = ['--bind_ip', '127.0.0.1', '--port', String(port)];
  const cache = ['--wiredTigerCacheSizeGB', '0.25'];
  // A primary would wait fifteen seconds for its clients to move on.
  const shutdown = ['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'];
  return new Part({
    name,
    folder,
    program: mongod,
    args: [
      '--replSet',
      REPLICA_SET,
      '--keyFile',
      keyFile,
      '--dbpath',
      data,
      ...address,
      ...cache,
      ...shutdown,
    ],
    isReady: async () => (await hello(`127.0.0.1:${port}`)) !== null,
  });
}

/** @param {string} address */
const isWritable = async (address) => (await hello(address))?.['isWritablePrimary'] === true;

/**
 * What a node says about itself, which needs no password; null if it does not answer.
 *
 * @param {string} address
 */
async function hello(address) {
  const client = new MongoClient(`mongodb://${address}/?directConnection=true`, {
    serverSelectionTimeoutMS: 500,
  });
  try {
    return await client.db('admin').command({ hello: 1 });
  } catch {
    return null;
  } finally {
    await client.close();
  }
}
