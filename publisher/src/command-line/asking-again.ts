import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { TakenBack } from '../publish/portal-log';
import { PublishError } from '../publish-error';

interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

/**
 * Runs an action that may reintroduce a version that was rolled back, which a person must confirm; without a terminal,
 * the option `--again` does.
 * @throws TakenBack when nobody can be asked
 */
export async function askingAgain<Result>(
  again: boolean,
  act: (again: boolean) => Promise<Result>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Result> {
  try {
    return await act(again);
  } catch (error) {
    if (!(error instanceof TakenBack) || !input.isTTY) throw error;
    output.write(`${error.fact} Give it to users all the same? (y/N) `);
    if (!(await saysYes(input))) throw new PublishError('Nothing was changed.');
    return act(true);
  }
}

async function saysYes(input: Readable): Promise<boolean> {
  for await (const line of createInterface({ input })) return /^y(es)?$/i.test(line.trim());
  return false;
}
