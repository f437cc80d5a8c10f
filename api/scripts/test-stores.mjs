import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { binary, runLive } from '@erm/tooling/run/command.mjs';
import { Failure } from '@erm/tooling/run/failure.mjs';
import { runMain } from '@erm/tooling/run/main.mjs';
import { compareAnswers } from './compare-answers.mjs';

// MONGOD_BINARY=<program> pnpm test:stores
//
// Runs the API's tests on the embedded store, on one real node and on three, and compares the answers: the embedded
// store must give the same ones.

const stores = {
  embedded: { MONGOD_BINARY: '' },
  'one node': { MONGOD_BINARY: process.env['MONGOD_BINARY'], NODES: '1' },
  'three nodes': { MONGOD_BINARY: process.env['MONGOD_BINARY'], NODES: '3' },
};
/** Their answers depend on a race, on random changes, on an order that is not specified, or on a kill. */
const IGNORED = [
  /^deleting a project > never leaves an assignment .*\| GET/,
  /^a user with a session > can, as an engineer, save 60 changes /,
  /^stored loads and teams > /,
  /^the schedule by project > is in order .*\| GET/,
  /killed in the middle of writing/,
  /^a replica set of three /,
  /^two processes on one database /,
];

await runMain(async () => {
  if (!process.env['MONGOD_BINARY']) {
    throw new Failure('MONGOD_BINARY must name a mongod, whose answers are the reference.');
  }
  const root = join(repositoryRoot, '.cache/test/answers');
  rmSync(root, { recursive: true, force: true });
  for (const [name, environment] of Object.entries(stores)) {
    console.log(`\nThe API on ${name}`);
    const env = { ...process.env, ...environment, ANSWERS: join(root, name) };
    const args = [binary(repositoryRoot, 'vitest'), 'run', '--root', 'api'];
    const code = await runLive(process.execPath, args, { cwd: repositoryRoot, env });
    if (code !== 0) throw new Failure(`The API's tests fail on ${name}.`);
  }
  let differ = 0;
  for (const name of ['one node', 'three nodes']) {
    const { answers, differences } = compareAnswers(join(root, 'embedded'), join(root, name), IGNORED);
    console.log(
      [`\nembedded and ${name}: ${answers} answers, ${differences.length} differ`, ...differences].join('\n'),
    );
    differ += differences.length;
  }
  return differ > 0 ? 1 : 0;
});
