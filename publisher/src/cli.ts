import { PublishError } from './publish-error';
import { RegistryRejected } from './registry/signed-registry';
import { run } from './run';
import { ConflictError } from './store/site-store';

const args = process.argv.slice(2);
try {
  const { text, exitCode } = await run(args, process.env);
  console.log(text);
  process.exitCode = exitCode;
} catch (error) {
  const expected = [PublishError, RegistryRejected, ConflictError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  // Of a watch, 1 says that the canary was taken back.
  process.exitCode = args.includes('--watch') ? 2 : 1;
}
