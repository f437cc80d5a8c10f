import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@erm/tooling/build/workspace.mjs';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../testing/client.mjs';
import { createDeployment } from './deployment.mjs';
import { findPrograms } from './programs.mjs';

const { missing } = findPrograms(process.env);
const HOLDER = join(repositoryRoot, 'api/src/test-support/hold-transaction.mjs');
const DATABASE = 'engineering-rm';
const APP_NAME = 'engineering-rm';
const TIMES = 3;

/** @type {import('./deployment.mjs').Deployment} */
let deployment;

beforeAll(async () => {
  if (missing) return;
  deployment = await createDeployment();
  await deployment.start();
});
afterAll(() => deployment?.stop());

describe.skipIf(missing)('a killed process of the API', () => {
  // MongoDB itself would keep the lock for a minute, so this limit tells the difference.
  it("leaves no locks behind, with no more than the API's own user may do", { timeout: 40_000 }, async () => {
    const { uri } = deployment.database;
    const client = await MongoClient.connect(uri);
    try {
      /** @type {import('mongodb').Collection<{ _id: string, by: string }>} */
      const rows = client.db(DATABASE).collection('rows');
      await rows.insertOne({ _id: 'one', by: 'nobody' });
      const holder = fork(HOLDER, [uri, DATABASE, APP_NAME]);
      await once(holder, 'message');
      holder.kill('SIGKILL');
      await once(holder, 'exit');
      await client.withSession((session) =>
        session.withTransaction(() =>
          rows.updateOne({ _id: 'one' }, { $set: { by: 'the next' } }, { session }),
        ),
      );
      expect(await rows.findOne()).toEqual({ _id: 'one', by: 'the next' });
    } finally {
      await client.close();
    }
    const logs = deployment.api.map((part) => part.readLog()).join('');
    expect(logs).toContain('Ended transactions that had been abandoned');
    expect(logs).not.toContain('could not be looked for');
  });

  it(
    'is used again as soon as it is back, whatever happened to the others',
    { timeout: 90_000 },
    async () => {
      const client = openClient(deployment);
      const status = async () => (await client.send({ method: 'GET', path: '/api/auth/profile' })).status;
      try {
        for (let time = 0; time < TIMES; time += 1) {
          const [first, second] = time % 2 === 0 ? deployment.api : deployment.api.toReversed();
          await first?.kill();
          await second?.kill();
          let isBack = false;
          const back = first?.start().then(() => {
            isBack = true;
          });
          // The web server keeps noticing that neither can be reached, until a moment before one can.
          while (!isBack) expect([401, 503]).toContain(await status());
          await back;
          expect([time, await status()]).toEqual([time, 401]);
          expect([time, await status()]).toEqual([time, 401]);
          await second?.start();
        }
      } finally {
        client.close();
      }
    },
  );
});
