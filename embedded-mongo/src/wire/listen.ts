import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { replicaSetName } from './hello';

export interface Listener {
  readonly uri: string;
  close(): Promise<void>;
}

/** Operating systems limit socket paths to about a hundred bytes. */
const maxParentLength = 45;

/**
 * Listens for connections from processes of this user only. `serve` receives the address that the driver connects to,
 * which the handshake must report.
 */
export async function listen(serve: (socket: Socket, address: string) => void): Promise<Listener> {
  const address = process.platform === 'win32' ? pipeName() : createSocketPath();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, address);
  });
  await listening(server, address);
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return {
    uri: uriOf(address),
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
      if (process.platform !== 'win32') rmSync(dirname(address), { recursive: true, force: true });
    },
  };
}

/** The driver recognizes a socket by the suffix of its path, which it converts to lowercase. */
export function uriOf(address: string): string {
  return `mongodb://${encodeURIComponent(address)}/?replicaSet=${replicaSetName}`;
}

/** A Windows named pipe, which only its owner and administrators can write to. */
export function pipeName(): string {
  return `\\\\.\\pipe\\embedded-mongo-${randomUUID()}.sock`;
}

/** A path in a new folder that only this user can access. */
function createSocketPath(): string {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (parent !== parent.toLowerCase() || parent.length > maxParentLength) continue;
    const folder = join(parent, `embedded-mongo-${randomUUID()}`);
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch {
      continue;
    }
    return join(folder, 's.sock');
  }
  throw new Error(
    'No folder is suitable for the socket of the embedded store: set TMPDIR to a writable one with a short lowercase path.',
  );
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
