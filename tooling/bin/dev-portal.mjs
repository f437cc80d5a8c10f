#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/workspace.mjs';
import { runDev } from '../dev/run-dev.mjs';
import { untilStopped } from '../dev/until-stopped.mjs';
import { Failure, runMain } from '../run/failure.mjs';

// pnpm dev:portal <name> [origin]: one portal with hot reload in a development shell, with the API of a product that
// runs already. A production shell cannot run a portal's development build: their Reacts do not fit.
await runMain(async () => {
  const [name, origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
  const folder = join(repositoryRoot, `${name}-portal`);
  if (!name || !existsSync(join(folder, 'portal.json'))) {
    throw new Failure('Name the portal: pnpm dev:portal <name> [origin of a running product].', {
      exitCode: 2,
    });
  }
  const answer = await fetch(new URL('/healthz', origin)).catch(() => undefined);
  if (!answer?.ok) {
    throw new Failure(
      `No product answers at ${origin}: start one with "npm start", or name where one runs.`,
      {
        exitCode: 2,
      },
    );
  }
  process.env.PORT ??= '3001';
  const stop = await runDev({ root: repositoryRoot, portals: [folder], apiOrigin: origin });
  await untilStopped();
  stop();
});
