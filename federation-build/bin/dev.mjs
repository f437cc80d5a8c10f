#!/usr/bin/env node
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalFolders, repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { startCommand } from '@erm/tooling/run/command.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import getPort from 'get-port';
import { runDev } from '../dev/run-dev.mjs';

// pnpm dev: shell and portals with hot reload, the API restarted when its sources change.
await runMain(async () => {
  const port = await getPort();
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  const api = startCommand(process.execPath, [tsx, 'watch', join(repositoryRoot, 'api/src/main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    // By its channel, the API reports that it is ready to its parent. The address to open is that of the shell.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(api, 'close'),
    runDev({ portals: portalFolders(), apiOrigin: `http://127.0.0.1:${port}` }),
  ]);
});
