#!/usr/bin/env node
import { join } from 'node:path';
import { buildTargets } from '../build/targets.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runApi } from '../dev/api-process.mjs';
import { freePort } from '../dev/free-port.mjs';
import { runDev } from '../dev/run-dev.mjs';
import { untilStopped } from '../dev/until-stopped.mjs';
import { runMain } from '../run/main.mjs';

// pnpm dev: shell and portals with hot reload, the API started anew when its sources change.
await runMain(async () => {
  const port = await freePort();
  const api = await runApi({ folder: join(repositoryRoot, 'api'), port });
  const portals = buildTargets()
    .filter(({ result }) => result.endsWith('record.json'))
    .map(({ folder }) => folder);
  const stop = await runDev({ root: repositoryRoot, portals, apiOrigin: `http://127.0.0.1:${port}` });
  await untilStopped();
  stop();
  await api.stop();
});
