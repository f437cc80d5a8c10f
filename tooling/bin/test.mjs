#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildChanged } from '../build/build-targets.mjs';
import { buildTargets } from '../build/targets.mjs';
import { repositoryRoot } from '../build/workspace.mjs';
import { runChecks } from '../check/run-checks.mjs';
import { Failure } from '../run/failure.mjs';
import { runMain } from '../run/main.mjs';
import { checkNode, installIfNeeded } from '../run/install.mjs';
import { closingLine, sumOf } from '../test/counts.mjs';
import {
  runBrowserTests,
  runDeploymentTests,
  runServerTests,
  runUnitTests,
  serverTestsLeftOut,
} from '../test/suites.mjs';

// npm test                          every test
// npm test -- --mongod <program>    and those of the API and the store again, on a real server, and behind nginx
// npm test -- --without-mongod      and those counted as skipped
await runMain(async () => {
  const { values } = parseArgs({
    options: { mongod: { type: 'string' }, 'without-mongod': { type: 'boolean' } },
  });
  checkNode(repositoryRoot);
  await installIfNeeded(repositoryRoot);
  const counts = [await runChecks(), await runUnitTests()];
  if (values.mongod) counts.push(await runServerTests(values.mongod));
  if (values['without-mongod']) counts.push(serverTestsLeftOut());
  counts.push(...(await buildAndDrive(values.mongod)));
  const sum = sumOf(counts);
  for (const failure of sum.failures) console.log(`FAILED ${failure}`);
  console.log(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
});

/** @param {string | undefined} mongod */
async function buildAndDrive(mongod) {
  try {
    await buildChanged(buildTargets());
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`${error.output}\n${error.message}`);
    return [{ passed: 0, failed: 1, failures: [`build › ${error.message}`] }];
  }
  return [await runDeploymentTests(mongod), await runBrowserTests()];
}
