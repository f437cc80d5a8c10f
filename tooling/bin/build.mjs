#!/usr/bin/env node
import { buildChanged } from '../build/build-targets.mjs';
import { buildTargets } from '../build/targets.mjs';
import { usageError } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';

// node tooling/bin/build.mjs [target …]: builds what changed, among all targets or the named ones.
await runMain(async () => {
  const wanted = process.argv.slice(2);
  const targets = buildTargets();
  const unknown = wanted.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const names = targets.map(({ name }) => name).join(', ');
    throw usageError(`There is no build target "${unknown[0]}"; there are ${names}.`);
  }
  const built = await buildChanged(
    targets.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
  if (built.length === 0) console.log('Nothing changed since the last build.');
});
