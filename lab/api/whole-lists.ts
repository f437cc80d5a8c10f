import { setTimeout } from 'node:timers/promises';
import type { Company } from './company';
import type { Result } from './report';
import { startProgram } from './start-program';

const LIST = '/api/assignments';
const [MOST_MB, MOST_MS] = [30, 50];
const SETTLED_MS = 2_000;

/** Reads all assignments at once: what that takes of the memory of a process, and how long it keeps others waiting. */
export async function measureWholeLists(
  { api, token, size }: Company,
  environment: Record<string, string>,
): Promise<Result[]> {
  const busy = await whileReading(api, token);
  const kept = await whileReadingCollected(token, environment);
  return [
    bounded(`ms that a list of ${size.assignments} assignments blocks a process`, busy.lagMs, MOST_MS),
    bounded(`MB for a list of ${size.assignments} assignments`, kept.addedMb, MOST_MB),
  ];
}

/** In a process that keeps collecting its garbage, and has answered the list before. */
async function whileReadingCollected(token: string, environment: Record<string, string>) {
  const collecting = 'data:text/javascript,setInterval(gc,200).unref()';
  const { url, stop } = await startProgram('main.js', environment, ['--expose-gc', '--import', collecting]);
  try {
    await whileReading(url, token);
    await setTimeout(SETTLED_MS);
    return await whileReading(url, token);
  } finally {
    await stop();
  }
}

async function whileReading(api: string, token: string): Promise<{ lagMs: number; addedMb: number }> {
  const before = await readMetrics(api);
  let isRunning = true;
  const watching = async () => {
    const seen = [];
    while (isRunning) {
      seen.push(await readMetrics(api));
      await setTimeout(20);
    }
    return [...seen, await readMetrics(api)];
  };
  const reading = readList(api, token).finally(() => {
    isRunning = false;
  });
  const [seen] = await Promise.all([watching(), reading]);
  const highest = (values: number[]) => Math.max(...values);
  return {
    lagMs: highest(seen.map(({ lag }) => lag)) * 1000,
    addedMb: (highest(seen.map(({ memory }) => memory)) - before.memory) / 2 ** 20,
  };
}

async function readList(api: string, token: string): Promise<void> {
  const reply = await fetch(`${api}${LIST}`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok || !reply.body) throw new Error(`The list returned ${reply.status}`);
  for await (const _part of reply.body) {
    // Parsing is the client's work.
  }
}

async function readMetrics(api: string): Promise<{ memory: number; lag: number }> {
  const text = await (await fetch(`${api}/metrics`)).text();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    memory: valueOf('process_resident_memory_bytes'),
    lag: valueOf('nodejs_eventloop_lag_max_seconds'),
  };
}

function bounded(what: string, value: number, most: number): Result {
  return { what, ours: value.toFixed(1), other: String(most), ratio: value / most, max: 1 };
}
