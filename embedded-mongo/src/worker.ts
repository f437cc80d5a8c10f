import { parentPort, workerData } from 'node:worker_threads';
import { commandName, dispatch } from './commands/dispatch';
import { openEngine } from './commands/engine';
import { startMaintenance } from './maintenance';
import type { Doc } from './values/types';
import { serveConnection } from './wire/connection';
import { helloReply } from './wire/hello';
import { listen } from './wire/listen';

/** A message to the thread that started this one. */
export type WorkerMessage =
  { readonly type: 'ready'; readonly uri: string } | { readonly type: 'log'; readonly line: string };

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

const onLog = (line: string) => post({ type: 'log', line });

const engine = await openEngine((workerData as { dataDir: string }).dataDir, onLog);
let connections = 0;
const listener = await listen((socket, address) => {
  const connectionId = (connections += 1);
  const run = async (database: string, body: Doc) =>
    ['hello', 'ismaster'].includes(commandName(body))
      ? helloReply(address, connectionId)
      : dispatch(engine, database, body);
  serveConnection(socket, run, onLog);
});
const stopMaintenance = startMaintenance(engine, onLog);

async function close(): Promise<void> {
  stopMaintenance();
  await listener.close();
  engine.sessions.abortAll();
  await engine.store.close();
  process.exit();
}
parentPort?.once('message', () => void close());
post({ type: 'ready', uri: listener.uri });
