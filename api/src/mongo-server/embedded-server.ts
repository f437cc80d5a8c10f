import { join } from 'node:path';
import { startEmbeddedMongo } from '@erm/embedded-mongo';
import type { Logger } from 'pino';
import { ConfigError } from '../config-error';
import { DEFAULT_DATABASE, type MongoServer } from './mongo-server';

/** Starts the embedded store on `<dataDir>/store`. */
export async function startEmbeddedServer(dataDir: string, logger: Logger): Promise<MongoServer> {
  let report: (reason: string) => void = () => {};
  const died = new Promise<string>((resolve) => {
    report = resolve;
  });
  try {
    const { uri, close } = await startEmbeddedMongo({
      dataDir: join(dataDir, 'store'),
      onLog: (line) => logger.info(line),
      onCrash: (error) => report(error.stack ?? error.message),
    });
    return { uri, databaseName: DEFAULT_DATABASE, died, close };
  } catch (error) {
    // The store's messages are meant for operators: another process uses the folder, or a file in it is damaged.
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
