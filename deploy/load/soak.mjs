import { machineLine, printMix, printServers } from './tables.mjs';
import { runMix } from './run-mix.mjs';
import { watchServers } from './watch-servers.mjs';
import { withCompany } from './with-company.mjs';

const ASSIGNMENTS = 20_000;
const WARM_UP_MINUTES = 2;
const WINDOW_MS = 2 * 60_000;
const MAX_GROWTH = 1.05;

/**
 * Runs the mix at a steady rate, and compares the memory of the last two minutes with that of the first two.
 *
 * @param {{ minutes: number, rate: number }} options
 * @returns {Promise<number>} the exit code
 */
export function soak({ minutes, rate }) {
  return withCompany(ASSIGNMENTS, async ({ deployment, mix }) => {
    console.log(`${rate} requests per second for ${minutes} minutes; ${machineLine()}\n`);
    await runMix(deployment, mix, { seconds: WARM_UP_MINUTES * 60, rate });
    const servers = watchServers(deployment.apiOrigins);
    const results = await runMix(deployment, mix, { seconds: minutes * 60, rate });
    const samples = await servers.stop();
    printMix(results);
    printServers(samples);
    const growths = samples.map(growthOf);
    growths.forEach((growth, index) => {
      const percent = ((growth - 1) * 100).toFixed(1);
      console.log(
        `api-${index + 1}: RSS grew by ${percent} % (at most ${((MAX_GROWTH - 1) * 100).toFixed(0)} %)`,
      );
    });
    const failed = results.some(({ errors }) => errors > 0);
    return failed || growths.some((growth) => growth > MAX_GROWTH) ? 1 : 0;
  });
}

/** By the least of each, which is what stays: garbage comes and goes in minutes. @param {import('./watch-servers.mjs').ServerSample[]} samples */
function growthOf(samples) {
  const [start = 0, end = 0] = [samples[0]?.at, samples.at(-1)?.at];
  const first = samples.filter(({ at }) => at <= start + WINDOW_MS);
  const last = samples.filter(({ at }) => at >= end - WINDOW_MS);
  return leastOf(last) / leastOf(first);
}

/** @param {import('./watch-servers.mjs').ServerSample[]} samples */
const leastOf = (samples) => Math.min(...samples.map(({ rssMb }) => rssMb));
