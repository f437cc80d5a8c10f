import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { startCommand } from './command.mjs';

const accounts = [
  ['Manager', 'manager@demo.test'],
  ['Engineer', 'engineer@demo.test'],
];

/**
 * Runs the built API until it ends and reports where it is ready.
 *
 * @param {{ root: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export async function serve({ root, env }) {
  const api = startCommand(process.execPath, ['--enable-source-maps', join(root, 'api/dist/main.js')], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  api.on('message', (/** @type {{ type?: string, url?: string, demo?: boolean }} */ message) => {
    if (message.type !== 'ready') return;
    console.log(`Ready on ${message.url}`);
    if (!message.demo) return;
    for (const [role, email] of accounts) console.log(`  ${role}: ${email}, password demo-password`);
  });
  const [code, signal] = await once(api, 'close');
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
}
