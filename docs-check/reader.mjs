import { Failure } from '@erm/tooling/run/failure.mjs';

/**
 * @typedef {object} Assumptions
 * @property {string[]} [needs] programs without which it is skipped
 * @property {string[]} [before] commands that bring about what the document speaks of
 * @property {string} [beside] a command that runs meanwhile
 * @property {string[]} [next] further commands, when that one is ready
 *
 * @typedef {Assumptions & {
 *   commands: RegExp,
 *   skip?: string,
 *   once?: boolean,
 *   ready?: RegExp,
 * }} Expectation what is to be known about the commands that match: why they are skipped, whether once in a run is
 * enough, and what they print when they are ready if they do not end; its group is an address
 *
 * @typedef {Assumptions & {
 *   replace: Record<string, string>,
 *   expect: Expectation[],
 * }} Knowledge what the reader of a document knows besides it: what to write instead of examples, and what to expect;
 * the first one that matches counts
 *
 * @typedef {{ result: 'ran' | 'skipped' | 'exists' | 'FAILED', reason?: string, output?: string }} Outcome
 */

/**
 * Runs the commands of a document in order, and reports each.
 *
 * @param {{ name: string, lines: import('./documented-commands.mjs').DocumentedLine[], knowledge: Knowledge }} document
 * @param {object} options
 * @param {import('./shell.mjs').Shell} options.shell
 * @param {Map<string, string>} options.ran the commands that were run, with the first document that has them
 * @param {(command: string, outcome: Outcome) => void} options.report
 */
export async function followDocument({ name, lines, knowledge }, { shell, ran, report }) {
  const commands = lines.filter(({ isInline }) => !isInline).map(({ line }) => line);
  if (commands.length > 0) {
    const outcome = await assuming(knowledge, async () => {
      for (const command of commands) report(command, await follow(command));
      return { result: 'ran' };
    });
    if (outcome.result !== 'ran') commands.forEach((command) => report(command, outcome));
  }
  const inText = lines.filter(({ isInline }) => isInline).map(({ line }) => line);
  for (const command of new Set(inText)) if (!ran.has(command)) report(command, { result: 'exists' });

  /** @param {string} command @returns {Promise<Outcome>} */
  async function follow(command) {
    const { skip, once, ready, ...assumptions } = expectationOf(command);
    if (skip) return { result: 'skipped', reason: skip };
    if (once && ran.has(command)) return { result: 'skipped', reason: `ran in ${ran.get(command)}` };
    const outcome = await assuming(assumptions, async () => {
      const { code, output } = await (ready ? startAndStop(command, ready) : shell.run(asTyped(command)));
      return code === 0 ? { result: 'ran' } : { result: 'FAILED', output };
    });
    if (outcome.result === 'ran' && !ran.has(command)) ran.set(command, name);
    return outcome;
  }

  /** @param {Assumptions} assumptions @param {() => Promise<Outcome>} work @returns {Promise<Outcome>} */
  async function assuming({ needs = [], before = [], beside, next = [] }, work) {
    for (const program of needs) {
      const { code } = await shell.run(`command -v ${program}`);
      if (code !== 0) return { result: 'skipped', reason: `needs ${program}` };
    }
    let running;
    try {
      for (const command of before) await prepare(command);
      if (beside) running = await startBeside(beside);
      for (const command of next) await prepare(command);
      return await work();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { result: 'FAILED', reason: error.message, output: error.output };
    } finally {
      await running?.stop();
    }
  }

  /** @param {string} command */
  async function prepare(command) {
    const { code, output } = await shell.run(asTyped(command));
    if (code !== 0) throw new Failure(`assumes ${command}`, { output });
  }

  /** @param {string} command */
  async function startBeside(command) {
    const { ready } = expectationOf(command);
    if (!ready) throw new Failure(`nothing says when this is ready: ${command}`);
    const { code, output, stop } = await shell.start(asTyped(command), ready);
    if (code === 0) return { stop };
    await stop();
    throw new Failure(`assumes ${command}`, { output });
  }

  /** @param {string} command @param {RegExp} ready */
  async function startAndStop(command, ready) {
    const { code, output, stop } = await shell.start(asTyped(command), ready);
    return (await stop()) ? { code, output } : { code: 1, output: `${output}\nIt did not stop.` };
  }

  /** @param {string} command @returns {Omit<Expectation, 'commands'>} */
  function expectationOf(command) {
    return knowledge.expect.find(({ commands }) => commands.test(command)) ?? {};
  }

  /** With what the reader writes instead of examples. @param {string} command */
  function asTyped(command) {
    return Object.entries(knowledge.replace).reduce(
      (text, [example, own]) => text.replaceAll(example, () => own),
      command,
    );
  }
}
