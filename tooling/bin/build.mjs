#!/usr/bin/env node
import { buildChanged } from '../build/build-targets.mjs';
import { buildTargets } from '../build/targets.mjs';
import { runMain } from '../run/main.mjs';
import { named } from '../run/named.mjs';

// node tooling/bin/build.mjs [target …]: builds what changed, among all targets or the named ones.
await runMain(async () => {
  const built = await buildChanged(named('build target', buildTargets(), process.argv.slice(2)));
  if (built.length === 0) console.log('Nothing changed since the last build.');
});
