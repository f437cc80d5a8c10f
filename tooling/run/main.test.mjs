import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../build/workspace.mjs';
import { runCommand } from './command.mjs';

it.each(['tooling/bin/test.mjs', 'federation-build/bin/dev-portal.mjs'])(
  '%s answers an option that it does not have with a sentence and exit code 2',
  async (program) => {
    const { code, output } = await runCommand(
      process.execPath,
      [join(repositoryRoot, program), '--nonsense'],
      {},
    );
    expect(output).toMatch(/^Unknown option '--nonsense'/);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(2);
  },
);
