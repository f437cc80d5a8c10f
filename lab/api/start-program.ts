import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Program {
  url: string;
  stop(): Promise<void>;
}

/** Starts a bundled program that sends its URL when it is ready. It logs to a file, as in production. */
export async function startProgram(
  file: 'main.js' | 'baseline.js',
  environment: Record<string, string>,
  flags: string[] = [],
): Promise<Program> {
  const log = openSync(join(environment['DATA_DIR'] ?? '.', `${file}.log`), 'a');
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [...flags, path], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready`);
  });
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
  return {
    url,
    async stop() {
      child.kill();
      await ended.catch(() => {});
    },
  };
}
