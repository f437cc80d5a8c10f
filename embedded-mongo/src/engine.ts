import { Cursors } from './commands/cursors';
import type { Engine } from './commands/command';
import { Sessions } from './session/session';
import { DataFolder } from './storage/data-folder';
import { Replayer } from './store/replay';
import { Store } from './store/store';

/** Reads a data folder and makes it ready for commands. */
export async function openEngine(dataDir: string): Promise<Engine> {
  const replayer = new Replayer();
  const folder = await DataFolder.open(dataDir, replayer.apply);
  replayer.finish();
  const store = new Store(folder, replayer.collections);
  return { store, sessions: new Sessions(store, replayer.sessions), cursors: new Cursors() };
}
