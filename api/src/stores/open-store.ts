import type { Logger } from 'pino';
import type { Config } from '../config';
import { startMongod } from './start-mongod';
import { DEFAULT_DATABASE, type Store } from './store';

/** Opens the store that the configuration chose; the embedded one is loaded only when it is used. */
export async function openStore({ store, dataDir }: Config, logger: Logger): Promise<Store> {
  switch (store.kind) {
    case 'uri':
      return remoteStore(store.uri);
    case 'mongod':
      return startMongod(store.binary, dataDir);
    case 'embedded': {
      const { openEmbeddedStore } = await import('./embedded-store');
      return openEmbeddedStore(dataDir, logger);
    }
  }
}

function remoteStore(uri: string): Store {
  return {
    uri,
    databaseName: /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(uri)?.[1] ?? DEFAULT_DATABASE,
    died: new Promise(() => {}),
    close: async () => {},
  };
}
