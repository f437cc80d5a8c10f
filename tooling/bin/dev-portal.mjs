#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../build/workspace.mjs';
import { runDev } from '../dev/run-dev.mjs';
import { binary, runLive } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';

// pnpm dev:portal <name> [origin]    one portal with hot reload in a development shell, with the API of a product that
//                                    runs already. A production shell cannot run a portal's development build.
// pnpm dev:portal <name> --alone     the portal without a shell and without a server
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { alone: { type: 'boolean' } },
  });
  const [name, origin = 'http://127.0.0.1:3000'] = positionals;
  const folder = join(repositoryRoot, `${name}-portal`);
  if (!name || !existsSync(join(folder, 'portal.json'))) {
    throw new Failure('Name the portal: pnpm dev:portal <name> [origin of a running product].', {
      exitCode: 2,
    });
  }
  process.env.PORT ??= '3001';
  await (values.alone ? runAlone(folder) : runAgainst(folder, origin));
});

/** @param {string} folder */
async function runAlone(folder) {
  if (!existsSync(join(folder, 'src/main.tsx'))) {
    throw new Failure('This portal has no src/main.tsx that would run it alone.', { exitCode: 2 });
  }
  const port = process.env.PORT;
  console.log(`Ready on http://127.0.0.1:${port}`);
  await runLive(process.execPath, [binary(folder, '@rspack/cli', 'rspack'), 'serve', '--env', 'alone'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', DEV_SERVER_PORT: port },
  });
}

/**
 * @param {string} folder
 * @param {string} origin
 */
async function runAgainst(folder, origin) {
  const answer = await fetch(new URL('/healthz', origin)).catch(() => undefined);
  if (!answer?.ok) {
    throw new Failure(
      `No product answers at ${origin}: start one with "npm start", or name where one runs.`,
      {
        exitCode: 2,
      },
    );
  }
  await runDev({ portals: [folder], apiOrigin: origin });
}
