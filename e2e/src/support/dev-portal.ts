import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import type { SourceCopy } from './source-copy';

/** `pnpm dev:portal <name> --shell <url>`, run in a copy of the source. */
export class DevPortal {
  /** The address that it says to open; null if it ended before. */
  readonly link: string | null;
  readonly output: string;
  readonly #process: ChildProcess;

  private constructor(started: ChildProcess, output: string) {
    this.#process = started;
    this.output = output;
    this.link = /^ {2}(http\S+)$/m.exec(output)?.[1] ?? null;
  }

  /** Resolves once it is ready, or once it has refused. */
  static async start(source: SourceCopy, name: string, shell: string, port: number): Promise<DevPortal> {
    const program = 'federation-build/bin/dev-portal.mjs';
    const child = source.start(program, [name, '--shell', shell], { PORT: String(port) });
    let output = '';
    await new Promise<void>((resolve) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (/^ {2}http\S+\n/m.test(output)) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('close', () => resolve());
    });
    return new DevPortal(child, output);
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#process;
    if (!pid || exitCode !== null) return;
    process.kill(-pid, 'SIGTERM');
    await once(this.#process, 'close');
  }
}
