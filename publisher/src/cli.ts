import { PublishError } from './publish-error';
import { RegistryRejected } from './registry/signed-registry';
import { run } from './run';
import { ConflictError } from './store/site-store';

try {
  console.log(await run(process.argv.slice(2), process.env));
} catch (error) {
  const expected = [PublishError, RegistryRejected, ConflictError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
