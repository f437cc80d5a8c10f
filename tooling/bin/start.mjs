#!/usr/bin/env node
import { buildChanged } from '../build/build-targets.mjs';
import { buildTargets } from '../build/targets.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { publishSite } from '../publish/publish-site.mjs';
import { runMain } from '../run/main.mjs';
import { checkNode, installIfNeeded } from '../run/install.mjs';
import { serve } from '../run/serve.mjs';
import { siteSettings } from '../run/settings.mjs';

// Runs before anything is installed, so nothing it imports may need a package.
await runMain(async () => {
  checkNode(repositoryRoot);
  await installIfNeeded(repositoryRoot);
  const settings = siteSettings(process.env);
  await buildChanged(buildTargets().filter(({ name }) => name !== 'storybook' || settings.storybook));
  await publishSite(settings);
  return serve({ root: repositoryRoot, site: settings.site, env: process.env });
});
