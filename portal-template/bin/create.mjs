#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { binary, runLive } from '@erm/tooling/run/command.mjs';
import { usageError } from '@erm/tooling/run/failure.mjs';
import { install } from '@erm/tooling/run/install.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { createPortal } from '../create-portal.mjs';

const USAGE = 'Usage: pnpm portal create <name> [--role manager|engineer]';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw usageError(USAGE);
  const folder = createPortal({ name, role: values.role });
  await install(repositoryRoot, ['--no-frozen-lockfile', '--prefer-offline']);
  const prettier = binary(repositoryRoot, 'prettier');
  await runLive(process.execPath, [prettier, '--write', '--log-level', 'warn', folder], {});
  console.log(`Created ${name}-portal. Publish it with: pnpm portal publish ${name}`);
}, USAGE);
