import { get, type ClientRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { register } from '@erm/contracts/auth';
import { EVENTS_PATH } from '@erm/contracts/events';
import { MANAGER, type Company } from './company';
import { measure, msPerRequest, PAGE, type Measured } from './measure';
import { compare } from './paired-runs';
import { median, type Result } from './report';
import { startProgram } from './start-program';

const LISTENERS = 1_000;
/** As many as the API allows. */
const STREAMS_PER_USER = 10;
const ROUNDS = 5;
const SECONDS = 4;
const CHANGE_EVERY_MS = 1_000;
const SETTLED_MS = 3_000;
const [MOST_MB, MOST_MS] = [50, 2_000];

/** Keeps a thousand streams of events open: how soon they hear of a change, who waits for them, and their memory. */
export async function measureListeners(
  company: Company,
  environment: Record<string, string>,
): Promise<Result[]> {
  const { api, token } = company;
  const tokens = await registerManagers(api, LISTENERS / STREAMS_PER_USER);
  const page = () => measure({ url: `${api}${PAGE}`, token, seconds: SECONDS, connections: 1 });
  const [pairs, delays]: [[Measured, Measured][], number[]] = [[], []];
  await whileChanging(company, page);
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await whileChanging(company, page);
    const audience = await gather(api, tokens);
    delays.push(await audience.delayOf(() => change(company, `Round ${round}`)));
    pairs.push([await whileChanging(company, page), alone]);
    audience.leave();
  }
  return [
    bounded(`ms until a change has reached ${LISTENERS} listeners`, median(delays), MOST_MS),
    compare(`ms for a page of 50 beside ${LISTENERS} listeners`, pairs, msPerRequest, { max: 1.25 }),
    bounded(`MB for ${LISTENERS} listeners`, await memoryOf(environment, tokens), MOST_MB),
  ];
}

/**
 * Measured in a process that keeps collecting its garbage, and has had as many listeners before: what V8 reserves for a
 * thousand requests at once is not for listeners.
 */
async function memoryOf(environment: Record<string, string>, tokens: readonly string[]): Promise<number> {
  const collecting = 'data:text/javascript,setInterval(gc,500).unref()';
  const { url, stop } = await startProgram('main.js', environment, ['--expose-gc', '--import', collecting]);
  try {
    (await gather(url, tokens)).leave();
    await setTimeout(SETTLED_MS);
    const before = await residentMb(url);
    const audience = await gather(url, tokens);
    await setTimeout(SETTLED_MS);
    const after = await residentMb(url);
    audience.leave();
    return after - before;
  } finally {
    await stop();
  }
}

function bounded(what: string, value: number, most: number): Result {
  return { what, ours: value.toFixed(1), other: String(most), ratio: value / most, max: 1 };
}

async function registerManagers(api: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const reply = await fetch(`${api}${register.path}`, {
      method: register.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...MANAGER, email: `listener-${n}@example.com` }),
    });
    tokens.push(register.response.parse(await reply.json()).data.token);
  }
  return tokens;
}

/** Opens the streams. */
async function gather(api: string, tokens: readonly string[]) {
  const heard = Array.from({ length: LISTENERS }, () => 0);
  const listen = (listener: number) =>
    new Promise<ClientRequest>((resolve, reject) => {
      const headers = { authorization: `Bearer ${tokens[listener % tokens.length]}` };
      const request = get(`${api}${EVENTS_PATH}`, { headers, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream returned ${response.statusCode}`));
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          heard[listener]! += text.split('event: change').length - 1;
        });
        response.on('error', () => {
          // It ends when it is left.
        });
        resolve(request);
      });
      request.on('error', reject);
    });
  const requests = await Promise.all(heard.map((_, listener) => listen(listener)));
  return {
    /** Milliseconds from the request that changes something until everybody has heard of it. */
    async delayOf(makeChange: () => Promise<void>): Promise<number> {
      const before = [...heard];
      const start = performance.now();
      await makeChange();
      while (heard.some((count, listener) => count === before[listener])) {
        if (performance.now() - start > 10 * MOST_MS)
          throw new Error('Some listeners never hear of a change');
        await setTimeout(5);
      }
      return performance.now() - start;
    },
    leave() {
      for (const request of requests) request.destroy();
    },
  };
}

/** Changes something every second, so that both sides of a comparison have as much to do. */
async function whileChanging<Value>(company: Company, run: () => Promise<Value>): Promise<Value> {
  let isRunning = true;
  const changing = async () => {
    while (isRunning) {
      await change(company, 'Meanwhile');
      await setTimeout(CHANGE_EVERY_MS);
    }
  };
  const running = run().finally(() => {
    isRunning = false;
  });
  const [value] = await Promise.all([running, changing()]);
  return value;
}

async function change({ api, token, project }: Company, description: string): Promise<void> {
  const reply = await fetch(`${api}/api/projects/${project}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: `${description}, ${performance.now()}` }),
  });
  if (!reply.ok) throw new Error(`Changing a project returned ${reply.status}`);
}

async function residentMb(api: string): Promise<number> {
  const text = await (await fetch(`${api}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('The metrics lack the resident memory');
  return Number(bytes) / 2 ** 20;
}
