import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit that is checked out here, or the one that `COMMIT` names; null outside a repository. */
export async function currentCommit(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (env['COMMIT']) return env['COMMIT'];
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD']);
    return stdout.trim();
  } catch {
    return null;
  }
}
