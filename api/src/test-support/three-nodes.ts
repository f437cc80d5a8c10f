import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import getPort from 'get-port';

const NAME = 'three';

interface Node {
  address: string;
  folder: string;
  mongod: ChildProcess;
}

/** A replica set of three real nodes on this machine, with MongoDB's default settings. */
export class ThreeNodes {
  readonly #root: string;
  readonly #binary: string;
  #nodes: Node[] = [];

  private constructor(binary: string) {
    this.#binary = binary;
    this.#root = mkdtempSync(join(tmpdir(), 'api-nodes-'));
  }

  static async start(binary: string): Promise<ThreeNodes> {
    const set = new ThreeNodes(binary);
    for (const name of ['a', 'b', 'c']) {
      const node = { address: `127.0.0.1:${await getPort()}`, folder: join(set.#root, name) };
      mkdirSync(node.folder);
      set.#nodes.push({ ...node, mongod: set.#run(node) });
    }
    // Each node must be reachable before the set is initiated.
    for (const { address } of set.#nodes)
      await onNode(address, (client) => client.db('admin').command({ ping: 1 }));
    const members = set.#nodes.map(({ address }, _id) => ({ _id, host: address }));
    await onNode(members[0]!.host, (client) =>
      client.db('admin').command({ replSetInitiate: { _id: NAME, members } }),
    );
    await set.#primary();
    return set;
  }

  get uri(): string {
    return `mongodb://${this.#nodes.map(({ address }) => address).join(',')}/?replicaSet=${NAME}`;
  }

  /** Kills the primary as a crash would and returns a function that restarts the node. */
  async killPrimary(): Promise<() => Promise<void>> {
    const node = await this.#primary();
    node.mongod.kill('SIGKILL');
    await once(node.mongod, 'exit');
    return async () => {
      node.mongod = this.#run(node);
      // A majority must remain after the next kill.
      await until(async () => (await stateOf(node.address)) === 'secondary');
    };
  }

  async close(): Promise<void> {
    for (const { mongod } of this.#nodes) {
      if (mongod.exitCode !== null || mongod.signalCode !== null) continue;
      mongod.kill('SIGKILL');
      await once(mongod, 'exit');
    }
    rmSync(this.#root, { recursive: true, force: true });
  }

  #run({ address, folder }: Pick<Node, 'address' | 'folder'>): ChildProcess {
    const [host = '', port = ''] = address.split(':');
    const flags = ['--dbpath', folder, '--bind_ip', host, '--port', port, '--replSet', NAME];
    return spawn(this.#binary, [...flags, '--wiredTigerCacheSizeGB', '0.25'], { stdio: 'ignore' });
  }

  async #primary(): Promise<Node> {
    let found: Node | undefined;
    await until(async () => {
      for (const node of this.#nodes) if ((await stateOf(node.address)) === 'primary') found = node;
      return found !== undefined;
    });
    return found!;
  }
}

async function stateOf(address: string): Promise<'primary' | 'secondary' | 'none'> {
  try {
    const hello = await onNode(address, (client) => client.db('admin').command({ hello: 1 }), 500);
    return hello['isWritablePrimary'] ? 'primary' : hello['secondary'] ? 'secondary' : 'none';
  } catch {
    // The node is down or still starting.
    return 'none';
  }
}

async function onNode<Result>(
  address: string,
  run: (client: MongoClient) => Promise<Result>,
  serverSelectionTimeoutMS = 30_000,
): Promise<Result> {
  const client = new MongoClient(`mongodb://${address}`, {
    directConnection: true,
    serverSelectionTimeoutMS,
  });
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.close();
  }
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > last) throw new Error('The nodes did not reach the expected state within a minute');
    await wait(100);
  }
}
