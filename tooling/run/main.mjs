import { stopOnSignals } from './command.mjs';
import { Failure } from './failure.mjs';

/**
 * Runs the main function of a command; a failure becomes its sentence on standard error and its exit code.
 *
 * @param {() => Promise<number | void>} main returns the exit code, 0 by default
 */
export async function runMain(main) {
  stopOnSignals();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.output) console.error(error.output.trimEnd());
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
