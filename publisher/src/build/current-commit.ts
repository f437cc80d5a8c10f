import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The commit that is checked out here, with `-dirty` after it if its files were changed, or the one that `COMMIT` names;
 * null outside a repository.
 */
export async function currentCommit(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (env['COMMIT']) return env['COMMIT'];
  try {
    const asCommit = ['--always', '--abbrev=40', '--exclude=*', '--dirty'];
    const { stdout } = await promisify(execFile)('git', ['describe', ...asCommit]);
    return stdout.trim();
  } catch {
    return null;
  }
}

/** A commit as people read it. */
export const shortCommit = (commit: string): string => commit.replace(/^(\w{12})\w+/, '$1');
