import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { TemporarySite } from './temporary-site';

const root = join(import.meta.dirname, '../..');

interface RunningCommand {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** The exit code and everything that was printed, once it has ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a command of the publisher with more variables. */
export type CommandLine = (args: string[], more?: NodeJS.ProcessEnv) => RunningCommand;

/** The variables that name a site. */
export const variablesOf = ({ siteDir, keyFile }: TemporarySite): NodeJS.ProcessEnv => ({
  SITE_DIR: siteDir,
  SITE_SIGNING_KEY: keyFile,
});

/** Builds the publisher as it is run, for a test's site. */
export async function commandLine(siteOf: () => TemporarySite): Promise<CommandLine> {
  // Inside the package, where its dependencies resolve.
  const outdir = join(root, `node_modules/.cache/test-${process.env['VITEST_POOL_ID']}`);
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), outdir]);
  return (args, more = {}) => {
    // The client of S3 warns of old versions of Node.
    const env = {
      ...process.env,
      ...variablesOf(siteOf()),
      NODE_NO_WARNINGS: '1',
      COMMIT: 'c0ffee',
      ...more,
    };
    const child = spawn(process.execPath, [join(outdir, 'cli.js'), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
    return { child, ended };
  };
}
