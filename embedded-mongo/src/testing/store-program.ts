import { startEmbeddedMongo } from '../index';

/** A process with a store in it, for tests that kill it. */
try {
  const store = await startEmbeddedMongo({ dataDir: process.argv[2] ?? '' });
  console.log(`ready ${store.uri}`);
} catch (error) {
  console.log(`refused ${error instanceof Error ? error.message : String(error)}`);
}
