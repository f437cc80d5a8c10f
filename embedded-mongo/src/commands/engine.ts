import { Cursors } from './cursors';
import { Sessions } from '../session/session';
import { DataDirectory } from '../storage/data-directory';
import { Replay } from '../store/replay';
import { Store } from '../store/store';

/** The state that commands operate on; one per data directory. */
export interface Engine {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
}

/** Opens a data directory and prepares it for commands. */
export async function openEngine(dataDir: string, onLog: (line: string) => void): Promise<Engine> {
  const replay = new Replay();
  const directory = await DataDirectory.open(dataDir, replay.apply, onLog);
  const store = new Store(directory, replay.finish());
  return { store, sessions: new Sessions(store), cursors: new Cursors() };
}
