#!/usr/bin/env node
import { repositoryRoot } from '../build/workspace.mjs';
import { checkNode, install } from '../run/install.mjs';
import { runMain } from '../run/main.mjs';

// node tooling/bin/install.mjs [option of pnpm install …]: installs what the lockfile says.
await runMain(async () => {
  checkNode(repositoryRoot);
  await install(repositoryRoot, ['--frozen-lockfile', ...process.argv.slice(2)]);
});
