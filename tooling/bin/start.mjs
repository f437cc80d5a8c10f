#!/usr/bin/env node
import { buildAndPublishAll } from '../build/publisher.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runMain } from '../run/main.mjs';
import { checkNode, installIfNeeded } from '../run/install.mjs';
import { serve } from '../run/serve.mjs';

// Runs before anything is installed, so nothing it imports may need a package.
await runMain(async () => {
  checkNode(repositoryRoot);
  await installIfNeeded(repositoryRoot);
  const code = await buildAndPublishAll();
  return code === 0 ? serve({ root: repositoryRoot, env: process.env }) : code;
});
