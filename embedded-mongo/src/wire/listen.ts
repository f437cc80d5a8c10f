import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replicaSetName } from './hello';

export interface Listener {
  readonly uri: string;
  close(): Promise<void>;
}

const maxSocketPath = 100;

/**
 * Listens for this machine only: on a socket file of the user alone, else on the loopback address. The address that
 * `serve` is told is the driver's name for this server, which the handshake must repeat.
 */
export async function listen(serve: (socket: Socket, address: () => string) => void): Promise<Listener> {
  const sockets = new Set<Socket>();
  let address = '';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, () => address);
  });
  const folder = socketFolder();
  if (folder === undefined) {
    address = await listenOnLoopback(server);
  } else {
    address = join(folder, 's.sock');
    await listening(server, () => server.listen(address));
    chmodSync(address, 0o600);
  }
  const host = folder === undefined ? address : encodeURIComponent(address);
  return {
    uri: `mongodb://${host}/?replicaSet=${replicaSetName}`,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder of the user alone. Drivers lower-case the path, and systems limit its length. */
function socketFolder(): string | undefined {
  if (process.platform === 'win32') return undefined;
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (parent !== parent.toLowerCase() || parent.length > maxSocketPath - 50) continue;
    const folder = join(parent, `emongo-${randomUUID()}`);
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }
  return undefined;
}

async function listenOnLoopback(server: Server): Promise<string> {
  await listening(server, () => server.listen(0, '127.0.0.1'));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The loopback address could not be bound');
  return `127.0.0.1:${bound.port}`;
}

function listening(server: Server, start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve();
    });
    start();
  });
}
