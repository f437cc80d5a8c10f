#!/usr/bin/env node
import { checks } from '../check/checks.mjs';
import { runChecks } from '../check/run-checks.mjs';
import { usageError } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';

// node tooling/bin/check.mjs [name …]: runs all checks, or the named ones.
await runMain(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown) {
    const known = checks.map(({ name }) => name).join(', ');
    throw usageError(`There is no check "${unknown}"; there are ${known}.`);
  }
  const { failed } = await runChecks(checks.filter(({ name }) => names.length === 0 || names.includes(name)));
  return failed > 0 ? 1 : 0;
});
