#!/usr/bin/env node
import { buildChanged } from '../build/build-targets.mjs';
import { buildTargets } from '../build/targets.mjs';
import { publishPortal, publishSite } from '../publish/publish-site.mjs';
import { Failure } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';
import { siteSettings } from '../run/settings.mjs';

// node tooling/bin/publish.mjs                 everything
// node tooling/bin/publish.mjs portal <name>   one portal alone
await runMain(async () => {
  const [what, name] = process.argv.slice(2);
  const settings = siteSettings(process.env);
  if (what === undefined) {
    await buildChanged(buildTargets().filter((target) => target.name !== 'storybook' || settings.storybook));
    await publishSite(settings);
    console.log(`Published to ${settings.site}`);
    return;
  }
  if (what !== 'portal' || !name) {
    throw new Failure('Say "publish.mjs" for everything or "publish.mjs portal <name>" for one portal.', {
      exitCode: 2,
    });
  }
  await buildChanged(buildTargets().filter((target) => target.name === `${name}-portal`));
  const version = await publishPortal({ site: settings.site, name });
  console.log(`Published ${name} ${version} to ${settings.site}`);
});
