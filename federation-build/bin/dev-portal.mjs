#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { runBuilt, runDev, runInShell, serveApp } from '../dev/run-dev.mjs';

const USAGE = `Usage: pnpm dev:portal <name>
  [origin]         with Fast Refresh in a development shell, on the API of a running product
  --shell <url>    with hot reload in a deployed shell, in this browser only
  --alone          without a shell or a server
Usage: pnpm dev:portal --folder <path> [--shell <url>]
  what any tool has built there, in a deployed shell, in this browser only`;

const LOCAL_SHELL = 'http://127.0.0.1:3000';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      alone: { type: 'boolean' },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      shell: { type: 'string' },
    },
  });
  if (values.help) return console.log(USAGE);
  process.env.PORT ||= '3001';
  if (values.folder !== undefined) {
    if (values.alone || positionals.length > 0) {
      throw usageError(`--folder takes neither a name nor --alone.\n${USAGE}`);
    }
    const { shell: address = LOCAL_SHELL, folder } = values;
    return runBuilt({ folder: resolve(folder), address, port: process.env.PORT });
  }
  const [name, origin = LOCAL_SHELL] = positionals;
  const folder = join(repositoryRoot, `${name}-portal`);
  if (!name || !existsSync(join(folder, 'portal.json'))) {
    throw usageError(`${name ? `There is no portal "${name}".` : 'Name the portal.'}\n${USAGE}`);
  }
  if (values.alone) {
    if (!existsSync(join(folder, 'src/main.tsx'))) throw usageError('This portal has no src/main.tsx.');
    console.log(`Ready on http://127.0.0.1:${process.env.PORT}`);
    return serveApp(folder, { port: process.env.PORT }, ['--env', 'alone']);
  }
  if (values.shell !== undefined) {
    return runInShell({ folder, name, address: values.shell, port: process.env.PORT });
  }
  const answer = await fetch(new URL('/healthz', origin)).catch(() => undefined);
  if (!answer?.ok) {
    throw usageError(`No product answers at ${origin}: run "npm start", or name the origin of one.`);
  }
  await runDev({ portals: [folder], apiOrigin: origin });
}, USAGE);
