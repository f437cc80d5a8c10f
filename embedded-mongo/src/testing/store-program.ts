import { startEmbeddedMongo } from '../index';

/** A process that runs a store, for tests that kill it. */
try {
  const store = await startEmbeddedMongo({ dataDir: process.argv[2] ?? '' });
  console.log(`ready ${store.uri}`);
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`);
}
