import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import getPort from 'get-port';
import { Part } from '@erm/deploy/local/part.mjs';

const NAMES = ['toxiproxy-server', 'toxiproxy'];
const PROXY = 'database';

/**
 * The program of toxiproxy's server.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function findToxiproxy(env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env['TOXIPROXY'], ...candidates].find((file) => file && isExecutable(file));
}

/** @param {NodeJS.ProcessEnv} env */
export const missingToxiproxy = (env) =>
  findToxiproxy(env) ? null : "TOXIPROXY must be the path of toxiproxy's server";

/**
 * Puts a proxy between the API and the node that is the primary first. The API must not look for another one, because
 * it would find the node itself, so this is for scenarios without an election.
 */
export async function throughToxiproxy() {
  const program = findToxiproxy(process.env);
  if (!program) throw new Error('toxiproxy is missing.');
  const folder = mkdtempSync(join(tmpdir(), 'erm-toxiproxy-'));
  const [control, listen] = [await getPort(), `127.0.0.1:${await getPort()}`];
  const origin = `http://127.0.0.1:${control}`;
  const part = new Part({
    name: 'toxiproxy',
    folder,
    program,
    args: ['-host', '127.0.0.1', '-port', String(control)],
    isReady: () =>
      fetch(`${origin}/version`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  const connection = new Connection(origin);
  return {
    options: {
      databaseUri: (/** @type {string} */ uri) =>
        uri.replace(/@[^/]*/, `@${listen}`).replace(/replicaSet=[^&]*/, 'directConnection=true'),
    },
    tools: connection,
    async beforeStart(/** @type {import('@erm/deploy/local').Deployment} */ { database }) {
      await part.start();
      const [upstream = ''] = database.addresses;
      await connection.open(listen, upstream);
    },
    async close() {
      await part.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The connection between the API and the database. */
class Connection {
  #origin;

  /** @param {string} origin of toxiproxy's API */
  constructor(origin) {
    this.#origin = origin;
  }

  /** @param {string} listen @param {string} upstream */
  open(listen, upstream) {
    return this.#send('POST', '/proxies', { name: PROXY, listen, upstream, enabled: true });
  }

  /** Refuses connections, and ends those that there are. */
  refuse() {
    return this.#send('POST', `/proxies/${PROXY}`, { enabled: false });
  }

  /** Lets nothing through, and says nothing about it. */
  async swallow() {
    for (const stream of ['upstream', 'downstream']) {
      await this.#add({ name: stream, type: 'timeout', stream, attributes: { timeout: 0 } });
    }
  }

  /** @param {number} ms each answer takes longer by about this */
  slowDown(ms) {
    const attributes = { latency: ms, jitter: Math.round(ms / 3) };
    return this.#add({ name: 'downstream', type: 'latency', stream: 'downstream', attributes });
  }

  /** Everything is as at first. */
  async repair() {
    await this.#send('POST', '/reset');
  }

  /** @param {object} toxic */
  #add(toxic) {
    return this.#send('POST', `/proxies/${PROXY}/toxics`, toxic);
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  async #send(method, path, body) {
    const reply = await fetch(this.#origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`toxiproxy: ${method} ${path}: ${reply.status} ${await reply.text()}`);
  }
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
