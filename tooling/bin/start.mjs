#!/usr/bin/env node
import { buildChanged } from '../build/build-targets.mjs';
import { publishEverything } from '../build/publisher.mjs';
import { buildTargets } from '../build/targets.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runMain } from '../run/main.mjs';
import { checkNode, installIfNeeded } from '../run/install.mjs';
import { serve } from '../run/serve.mjs';
import { publishesStorybook } from '../run/settings.mjs';

// Runs before anything is installed, so nothing it imports may need a package.
await runMain(async () => {
  checkNode(repositoryRoot);
  await installIfNeeded(repositoryRoot);
  const storybook = publishesStorybook(process.env);
  await buildChanged(buildTargets().filter(({ name }) => name !== 'storybook' || storybook));
  const code = await publishEverything({ storybook });
  return code === 0 ? serve({ root: repositoryRoot, env: process.env }) : code;
});
