#!/usr/bin/env node
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { binary, runLive } from '@erm/tooling/run/command.mjs';
import { install } from '@erm/tooling/run/install.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { createPortal } from '../create-portal.mjs';

// `pnpm portal create` has checked what was given.
await runMain(async () => {
  const [name = '', role] = process.argv.slice(2);
  const folder = createPortal({ name, role });
  await install(repositoryRoot, ['--no-frozen-lockfile', '--prefer-offline']);
  const prettier = binary(repositoryRoot, 'prettier');
  await runLive(process.execPath, [prettier, '--write', '--log-level', 'warn', folder], {});
  console.log(`Created ${name}-portal. Publish it with: pnpm portal publish ${name}`);
});
