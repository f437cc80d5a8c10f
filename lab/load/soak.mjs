import { machineLine, printMix, printServers } from './tables.mjs';
import { runMix } from './run-mix.mjs';
import { watchServers } from './watch-servers.mjs';
import { withCompany } from './with-company.mjs';

const ASSIGNMENTS = 20_000;
const WARM_UP_MINUTES = 6;
const MAX_GROWTH = 0.05;

/**
 * Runs the mix at a steady rate, and compares the memory in its last third with that in its first.
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
    growths.forEach(({ rss, heap }, index) => {
      console.log(
        `api-${index + 1}: RSS grew by ${percent(rss)} (at most ${percent(MAX_GROWTH)}), the heap that stays by ${percent(heap)}`,
      );
    });
    const answered = results.every(({ errors }) => errors === 0);
    // Without a sample there is no number, which is no proof either.
    return answered && growths.every(({ rss }) => rss <= MAX_GROWTH) ? 0 : 1;
  });
}

/**
 * V8 resizes its heap for minutes after the load has become steady, so RSS is averaged over long spans. The least of the
 * heap is what the collector leaves, and tells that from a leak.
 *
 * @param {import('./watch-servers.mjs').ServerSample[]} samples
 */
function growthOf(samples) {
  const third = Math.ceil(samples.length / 3);
  const [first, last] = [samples.slice(0, third), samples.slice(-third)];
  return {
    rss: meanRss(last) / meanRss(first) - 1,
    heap: leastHeap(last) / leastHeap(first) - 1,
  };
}

/** @param {import('./watch-servers.mjs').ServerSample[]} samples */
const meanRss = (samples) => samples.reduce((sum, { rssMb }) => sum + rssMb, 0) / samples.length;

/** @param {import('./watch-servers.mjs').ServerSample[]} samples */
const leastHeap = (samples) => Math.min(...samples.map(({ heapMb }) => heapMb));

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)} %`;
