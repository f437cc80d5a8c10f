/** A problem that is reported in one sentence, without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {{ exitCode?: number, output?: string }} [options] `output`: what a command printed, shown in full
   */
  constructor(message, { exitCode = 1, output = '' } = {}) {
    super(message);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * What was asked for cannot be done, however often it is tried.
 *
 * @param {string} sentence
 */
export const usageError = (sentence) => new Failure(sentence, { exitCode: 2 });
