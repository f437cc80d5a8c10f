import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';

export interface GuardedProcess {
  /** Resolves with the exit code or signal once the program has exited. */
  ended: Promise<number | string>;
  /** Asks the program to end cleanly. */
  stop(): void;
}

/**
 * The guard holds one end of a pipe whose other end closes when this process dies, even on SIGKILL, and then sends the
 * program SIGTERM, so that it never outlives its parent. It runs in its own session, because the terminal's Ctrl-C
 * would otherwise end the program before the running requests are done.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{ read -r _ <&3; kill -TERM "$program" 2>/dev/null; } &
guard=$!
wait "$program"; code=$?
kill "$guard" 2>/dev/null
exit "$code"
`;

/** Starts a program that is terminated when this process ends. Its output replaces `logFile`. */
export async function startGuarded(
  program: string,
  args: readonly string[],
  logFile: string,
): Promise<GuardedProcess> {
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn('/bin/sh', ['-c', GUARD, 'guard', program, ...args], {
    stdio: ['pipe', log, log],
    detached: true,
    cwd: '/',
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  closeSync(log);
  await once(child, 'spawn');
  return { ended, stop: () => child.stdin?.destroy() };
}
