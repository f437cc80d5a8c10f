import { cpus, loadavg } from 'node:os';

/** What a figure was measured on. */
export function machineLine() {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${cpus().length} cores, load ${load.join(' ')}, Node ${process.versions.node}`;
}

/** @param {import('./run-mix.mjs').KindResult[]} results */
export function printMix(results) {
  console.log('| Requests | per second | p50 ms | p95 ms | p99 ms | max ms | errors |');
  console.log('| --- | --: | --: | --: | --: | --: | --: |');
  for (const { name, perSecond, p50, p95, p99, max, errors } of results) {
    const figures = [perSecond, p50, p95, p99, max].map((value) => value.toFixed(1));
    console.log(`| ${name} | ${figures.join(' | ')} | ${errors} |`);
  }
}

/** @param {import('./watch-servers.mjs').ServerSample[][]} samples */
export function printServers(samples) {
  samples.forEach((taken, index) => {
    const [first, last] = [taken[0], taken.at(-1)];
    if (!first || !last) return;
    const seconds = (last.at - first.at) / 1000;
    const cpu = seconds > 0 ? ((last.cpuSeconds - first.cpuSeconds) / seconds) * 100 : 0;
    const rss = taken.map(({ rssMb }) => rssMb);
    const lag = Math.max(...taken.map(({ lagMs }) => lagMs));
    console.log(
      `api-${index + 1}: CPU ${cpu.toFixed(0)} % of a core, RSS ${Math.min(...rss).toFixed(0)}–${Math.max(...rss).toFixed(0)} MB, event loop lag (p99) at most ${lag.toFixed(0)} ms`,
    );
  });
}
