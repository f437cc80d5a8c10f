#!/usr/bin/env node
import { checks } from '../check/checks.mjs';
import { runChecks } from '../check/run-checks.mjs';
import { runMain } from '../run/main.mjs';
import { named } from '../run/named.mjs';

// node tooling/bin/check.mjs [name …]: runs all checks, or the named ones.
await runMain(async () => {
  const { failed } = await runChecks(named('check', checks, process.argv.slice(2)));
  return failed > 0 ? 1 : 0;
});
