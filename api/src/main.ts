import { loadConfig } from './config';
import { ConfigError } from './config-error';
import { createLogger } from './logging/create-logger';
import { handleSignals } from './server/handle-signals';
import { printSetup } from './server/print-setup';
import { startServer } from './server/start-server';

try {
  const config = loadConfig(process.env);
  if (config.mongoServer.kind === 'embedded') {
    console.error(
      'Note: data is stored in the embedded store, which is for evaluation. Set MONGODB_URI to use MongoDB.',
    );
  }
  const logger = createLogger(config.logLevel);
  const signals = handleSignals(logger);
  const server = await startServer(config, logger);
  signals.stopWith(server.stop);
  void server.died.then((reason) => {
    logger.fatal({ reason }, 'The database server stopped, so requests can no longer be served');
    process.exit(1);
  });

  const { url, demo, setup } = server;
  logger.info({ url, demo }, 'Ready');
  if (process.send) process.send({ type: 'ready', url, demo });
  else console.log(`Ready on ${url}`);
  // On standard error, because standard output is the log, which is collected and must not hold a token.
  if (setup) printSetup(config.publicOrigin ?? url, setup);
} catch (error) {
  // A configuration error is a message for the operator. Anything else is a bug, so print the stack trace.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
