import type { Logger } from 'pino';
import type { Config } from '../config';
import { startMongod } from './start-mongod';
import { DEFAULT_DATABASE, type MongoServer } from './mongo-server';

/** Opens the configured server. The embedded store is loaded only when it is used. */
export async function openMongoServer(
  { mongoServer, dataDir }: Config,
  logger: Logger,
): Promise<MongoServer> {
  switch (mongoServer.kind) {
    case 'uri':
      return remoteServer(mongoServer.uri);
    case 'mongod':
      return startMongod(mongoServer.binary, dataDir);
    case 'embedded': {
      const { startEmbeddedServer } = await import('./embedded-server');
      return startEmbeddedServer(dataDir, logger);
    }
  }
}

function remoteServer(uri: string): MongoServer {
  return {
    uri,
    databaseName: /^[^:]+:\/\/[^/?]+\/([^?]+)/.exec(uri)?.[1] ?? DEFAULT_DATABASE,
    died: new Promise(() => {}),
    close: async () => {},
  };
}
