import { join } from 'node:path';
import { createDeployment } from '@erm/deploy/local';
import { findPrograms } from '@erm/deploy/local/programs.mjs';
import { checkRules } from '@erm/deploy/testing/check-database.mjs';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDeployment, signIn } from '../load/company.mjs';
import { MANAGER_READS } from '../load/mix.mjs';
import { BACKUP_WAYS } from './backups.mjs';
import { readWritten } from './read-written.mjs';
import { startRecorder } from './recorder.mjs';
import { ENVIRONMENT } from './run-faults.mjs';
import { runScenario } from './run-scenario.mjs';
import { apiKill } from './scenarios/api-kill.mjs';
import { rollingRestart } from './scenarios/rolling-restart.mjs';

// A few times what `pnpm faults` does many times.
const { missing } = findPrograms(process.env);
const TIMEOUT_MS = 120_000;

/** @type {import('@erm/deploy/local').Deployment} */
let deployment;
/** @type {import('../load/mix.mjs').Company} */
let company;

beforeAll(async () => {
  if (missing) return;
  deployment = await createDeployment({ environment: ENVIRONMENT });
  await deployment.start();
  company = await fillDeployment(deployment, { engineers: 200, projects: 20, assignments: 1000 });
}, TIMEOUT_MS);
afterAll(() => deployment?.stop(), TIMEOUT_MS);

describe.skipIf(missing)('a deployment under load', () => {
  it.each([
    { scenario: rollingRestart, times: 1 },
    { scenario: apiKill, times: 1 },
  ])(
    'loses nothing and breaks no rule: $scenario.name',
    async ({ scenario, times }) => {
      const outcome = await runScenario({ scenario, times, deployment, company });
      expect(outcome).toMatchObject({ problems: [], wrong: 0, lost: 0, broken: 0, late: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(missing)('a backup taken while users work', () => {
  for (const way of BACKUP_WAYS) {
    it.skipIf(way.missing)(
      `is restored whole: ${way.name}`,
      async () => {
        const target = join(deployment.folder, way.name.replaceAll(' ', '-'));
        const uri = deployment.database.uri;
        const before = await idsOf(uri);
        const allowed = { mayFail: false, mayEndSessions: false };
        const recorder = await startRecorder({ target: deployment, company, reads: MANAGER_READS, allowed });
        await way.backUp(deployment, target);
        await recorder.untilAcknowledged();
        await recorder.stop();
        expect(recorder.tally.examples).toEqual([]);
        const written = await readWritten(uri, recorder.prefix);

        await Promise.all(deployment.api.map((part) => part.stop()));
        await way.restore(deployment, target);
        expect(await checkRules(uri)).toMatchObject({ broken: 0 });
        expect(await idsOf(uri)).toEqual(expect.arrayContaining(before));
        // What was written after the backup is gone.
        expect((await readWritten(uri, recorder.prefix)).length).toBeLessThan(written.length);
        await Promise.all(deployment.api.map((part) => part.start()));
        await expect(signIn(deployment, company.manager, company.password)).resolves.toBeTruthy();
      },
      TIMEOUT_MS,
    );
  }
});

/** @param {string} uri */
async function idsOf(uri) {
  const client = await MongoClient.connect(uri);
  try {
    const found = await client.db().collection('assignments').find().project({ _id: 1 }).toArray();
    return found.map(({ _id }) => String(_id));
  } finally {
    await client.close();
  }
}
