import { publisherCommands, runCommandLine } from './command-line';
import { PublishError } from './publish-error';
import { RegistryRejected } from './registry/signed-registry';
import { ConflictError, StoreFailure } from './store/site-store';

const args = process.argv.slice(2);
try {
  await runCommandLine('publisher', publisherCommands(process.env), args);
} catch (error) {
  const expected = [PublishError, RegistryRejected, ConflictError, StoreFailure].some(
    (kind) => error instanceof kind,
  );
  console.error(expected && error instanceof Error ? error.message : error);
  // Of a watch, 1 says that the canary was taken back.
  process.exitCode = args.includes('--watch') ? 2 : 1;
}
