import { stopOnSignals } from './command.mjs';
import { Failure, usageError } from './failure.mjs';

/**
 * Runs the main function of a command; a failure becomes its sentence on standard error and its exit code. So does an
 * option that `parseArgs` refuses.
 *
 * @param {() => Promise<number | void>} main returns the exit code, 0 by default
 * @param {string} [usage] what is shown with a refused option
 */
export async function runMain(main, usage = '') {
  stopOnSignals();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const failure = isRefusedOption(error) ? usageError(`${error.message}\n${usage}`.trimEnd()) : error;
    if (!(failure instanceof Failure)) throw failure;
    if (failure.output) console.error(failure.output.trimEnd());
    console.error(failure.message);
    process.exitCode = failure.exitCode;
  }
}

/**
 * @param {unknown} error
 * @returns {error is TypeError}
 */
function isRefusedOption(error) {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
