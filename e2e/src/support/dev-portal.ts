import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** `pnpm dev:portal <name> --shell <url>`, or with `--folder <path>` in place of the name. */
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

  /**
   * Resolves once it is ready, or once it has refused.
   * @param root the checkout that it runs in
   */
  static async start(
    root: string,
    portal: readonly string[],
    { shell, port }: { shell: string; port: number },
  ): Promise<DevPortal> {
    const program = join(root, 'federation-build/bin/dev-portal.mjs');
    const child = spawn(process.execPath, [program, ...portal, '--shell', shell], {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, which `stop` ends.
      detached: true,
    });
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
