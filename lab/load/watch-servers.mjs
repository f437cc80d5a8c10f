const INTERVAL_MS = 2000;

/**
 * @typedef {object} ServerSample
 * @property {number} at
 * @property {number} rssMb
 * @property {number} heapMb in use, garbage included
 * @property {number} lagMs the longest of the event loop since the last sample, without the longest percent
 * @property {number} cpuSeconds
 */

/**
 * Reads the metrics of each process every two seconds.
 *
 * @param {readonly string[]} origins
 */
export function watchServers(origins) {
  const samples = new Map(origins.map((origin) => [origin, /** @type {ServerSample[]} */ ([])]));
  const read = async () => {
    await Promise.all(
      [...samples].map(async ([origin, taken]) => {
        const sample = await readSample(origin);
        if (sample) taken.push(sample);
      }),
    );
  };
  let reading = read();
  const timer = setInterval(() => {
    reading = reading.then(read);
  }, INTERVAL_MS);
  return {
    /** @returns {Promise<ServerSample[][]>} the samples of each process, in order */
    async stop() {
      clearInterval(timer);
      await reading;
      return [...samples.values()];
    },
  };
}

/**
 * @param {string} origin
 * @returns {Promise<ServerSample | null>} null if it does not run
 */
async function readSample(origin) {
  let text;
  try {
    text = await (await fetch(`${origin}/metrics`)).text();
  } catch {
    return null;
  }
  /** @param {string} metric */
  const value = (metric) => Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    at: Date.now(),
    rssMb: value('process_resident_memory_bytes') / 2 ** 20,
    heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    lagMs: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    cpuSeconds: value('process_cpu_seconds_total'),
  };
}
