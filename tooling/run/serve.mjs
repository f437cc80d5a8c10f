import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { constants } from 'node:os';

const accounts = [
  ['Manager', 'manager@demo.test'],
  ['Engineer', 'engineer@demo.test'],
];

/**
 * Runs the built API until it ends, hands the signals on to it, and says where it is ready.
 *
 * @param {{ root: string, site: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export function serve({ root, site, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/main.js')], {
      cwd: process.cwd(),
      env: { ...env, SITE_DIR: site },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (/** @type {{ type?: string, url?: string, demo?: boolean }} */ message) => {
      if (message.type !== 'ready') return;
      console.log(`Ready on ${message.url}`);
      if (message.demo)
        for (const [role, email] of accounts) console.log(`  ${role}: ${email}, password demo-password`);
    });
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => child.kill(signal);
    process.on('SIGINT', handOn).on('SIGTERM', handOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
