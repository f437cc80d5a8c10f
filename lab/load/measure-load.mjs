import { cpus } from 'node:os';
import { machineLine, printMix, printServers } from './tables.mjs';
import { runMix } from './run-mix.mjs';
import { watchServers } from './watch-servers.mjs';
import { withCompany } from './with-company.mjs';

/** Latency is measured at this share of what the servers can do, because at the limit it only measures the queue. */
const COMFORTABLE = 0.5;
/** Two processes can only be faster than one where something else than them has cores of its own. */
const CORES_FOR_TWO = 8;
const TWO_TIMES = 1.7;
const WARM_UP_SECONDS = 5;

/**
 * Measures throughput with two processes and with one, and the latency at half of it.
 *
 * @param {{ seconds: number, assignments: number, rate?: number }} options
 * @returns {Promise<number>} the exit code
 */
export function measureLoad({ seconds, assignments, rate }) {
  return withCompany(assignments, async ({ deployment, mix }) => {
    console.log(`2,000 engineers, 500 projects, ${assignments} assignments; ${machineLine()}\n`);
    await runMix(deployment, mix, { seconds: WARM_UP_SECONDS });

    console.log('As fast as two processes can:');
    const two = await measured(deployment, () => runMix(deployment, mix, { seconds }));

    const half = rate ?? Math.round(throughput(two) * COMFORTABLE);
    console.log(`\nAt ${half} requests per second:`);
    const comfortable = await measured(deployment, () => runMix(deployment, mix, { seconds, rate: half }));

    await deployment.api[1]?.stop();
    console.log('\nAs fast as one process can:');
    const one = await measured(deployment, () => runMix(deployment, mix, { seconds }));
    await deployment.api[1]?.start();

    const ratio = throughput(two) / throughput(one);
    const enough = cpus().length >= CORES_FOR_TWO;
    const wanted = enough
      ? `wanted at least ${TWO_TIMES}`
      : `${cpus().length} cores are shared by all, so it shows nothing`;
    console.log(`\nTwo processes answer ${ratio.toFixed(2)} times as much as one (${wanted}).`);
    const failed = [...two, ...comfortable, ...one].some(({ errors }) => errors > 0);
    return failed || (enough && ratio < TWO_TIMES) ? 1 : 0;
  });
}

/** @param {import('./run-mix.mjs').KindResult[]} results */
const throughput = (results) => results.at(-1)?.perSecond ?? 0;

/**
 * @param {import('@erm/deploy/local').Deployment} deployment
 * @param {() => Promise<import('./run-mix.mjs').KindResult[]>} run
 */
async function measured({ apiOrigins, database }, run) {
  const servers = watchServers(apiOrigins);
  const before = await database.examined();
  const results = await run();
  const after = await database.examined();
  printMix(results);
  printServers(await servers.stop());
  const [documents, returned] = [after.documents - before.documents, after.returned - before.returned];
  console.log(
    `database: ${documents} documents examined for ${returned} returned (${(documents / returned).toFixed(2)})`,
  );
  return results;
}
