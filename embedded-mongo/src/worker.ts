import { parentPort, workerData } from 'node:worker_threads';
import { dispatch } from './commands/dispatch';
import { openEngine } from './engine';
import { startMaintenance } from './maintenance';
import { serveConnection } from './wire/connection';
import { helloReply } from './wire/hello';
import { listen } from './wire/listen';

/** A message to the thread that started this one. */
export type WorkerMessage =
  | { readonly type: 'ready'; readonly uri: string }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'log'; readonly line: string }
  | { readonly type: 'closed' };

const handshakes = new Set(['hello', 'ismaster']);

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

const onLog = (line: string) => post({ type: 'log', line });

async function run(dataDir: string): Promise<void> {
  const engine = await openEngine(dataDir, onLog);
  let connections = 0;
  const listener = await listen((socket, address) => {
    const connectionId = (connections += 1);
    serveConnection(
      socket,
      async (database, body, kind) => {
        const name = Object.keys(body)[0] ?? '';
        if (handshakes.has(name)) return helloReply(address, connectionId);
        if (kind === 'query') throw new Error(`The command ${name} requires OP_MSG`);
        return dispatch(engine, database, body);
      },
      onLog,
    );
  });
  const stopMaintenance = startMaintenance(engine, onLog);
  parentPort?.once('message', () => {
    const close = async () => {
      stopMaintenance();
      await listener.close();
      engine.sessions.abortAll();
      await engine.store.close();
      post({ type: 'closed' });
    };
    close().catch((error: unknown) => {
      throw error;
    });
  });
  post({ type: 'ready', uri: listener.uri });
}

run(String((workerData as { dataDir: string }).dataDir)).catch((error: unknown) => {
  post({ type: 'refused', reason: error instanceof Error ? error.message : String(error) });
});
