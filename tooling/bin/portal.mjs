#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../build/workspace.mjs';
import { createPortal } from '../portal/create-portal.mjs';
import { binary, runLive } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { install } from '../run/install.mjs';
import { runMain } from '../run/main.mjs';

// pnpm portal create <name> [--role manager|engineer]
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, name] = positionals;
  if (command !== 'create' || !name || positionals.length > 2) {
    throw new Failure('Say "pnpm portal create <name> [--role manager|engineer]".', { exitCode: 2 });
  }
  const folder = createPortal({ name, role: values.role });
  await install(repositoryRoot, ['--no-frozen-lockfile', '--prefer-offline']);
  await runLive(
    process.execPath,
    [binary(repositoryRoot, 'prettier'), '--write', '--log-level', 'warn', folder],
    {},
  );
  console.log(`Created ${name}-portal. Publish it with: node tooling/bin/publish.mjs portal ${name}`);
});
