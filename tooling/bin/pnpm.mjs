#!/usr/bin/env node
import { repositoryRoot } from '../build/workspace.mjs';
import { runLive } from '../run/command.mjs';
import { pnpmCommand } from '../run/install.mjs';
import { runMain } from '../run/main.mjs';

// node tooling/bin/pnpm.mjs <argument …>: the pinned pnpm, where none may be installed.
await runMain(async () => {
  const [command, ...prefix] = await pnpmCommand(repositoryRoot);
  return runLive(command, [...prefix, ...process.argv.slice(2)], { cwd: repositoryRoot });
});
