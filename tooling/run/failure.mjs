/** Something that is told in one sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {{ exitCode?: number, output?: string }} [options] `output`: what a command printed, shown whole
   */
  constructor(message, { exitCode = 1, output = '' } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * Runs a command's main function; a failure becomes its sentence on standard error and its exit code.
 *
 * @param {() => Promise<number | void>} main gives the exit code, 0 when it gives none
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.output) console.error(error.output.trimEnd());
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
