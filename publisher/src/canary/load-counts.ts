import { FAILURES_METRIC, LOADS_METRIC } from '@erm/contracts/portal-metrics';
import { PublishError } from '../publish-error';
import type { Counts } from './sequential-test';

const LIMIT_MS = 5000;

/** The counters of one process, by series. */
type Series = Map<string, Counter>;

interface Counter {
  version: string;
  count: Counts;
  value: number;
}

/** Where the metrics of all processes of an API are read. */
export interface MetricsSource {
  origins: readonly string[];
  /** What the API requires as its `METRICS_TOKEN`, if it does. */
  token: string | undefined;
}

/** What a poll found. */
export interface Poll {
  /** What was counted since the last poll, by version. */
  counted: Map<string, Counts>;
  /** One sentence for each API that did not answer. Its counts come with a later poll, unless it was restarted. */
  problems: string[];
}

/**
 * Reads the loads and failures of a portal from the metrics of several processes of the API. Only first attempts count:
 * a page that fails tries again every few seconds, and its failures are not independent of each other.
 */
export class LoadCounts {
  readonly #portal: string;
  readonly #token: string | undefined;
  readonly #latest: Map<string, Series>;

  private constructor(portal: string, token: string | undefined, latest: Map<string, Series>) {
    this.#portal = portal;
    this.#token = token;
    this.#latest = latest;
  }

  /**
   * Notes what was counted before.
   * @throws PublishError when one of the APIs does not answer, or does not count
   */
  static async start({ origins, token }: MetricsSource, portal: string): Promise<LoadCounts> {
    const read = origins.map(async (origin) => [origin, await readSeries(origin, token, portal)] as const);
    return new LoadCounts(portal, token, new Map(await Promise.all(read)));
  }

  async poll(): Promise<Poll> {
    const poll: Poll = { counted: new Map(), problems: [] };
    await Promise.all(
      [...this.#latest].map(async ([origin, before]) => {
        try {
          const now = await readSeries(origin, this.#token, this.#portal);
          this.#latest.set(origin, now);
          addIncrease(poll.counted, before, now);
        } catch (error) {
          if (!(error instanceof PublishError)) throw error;
          poll.problems.push(error.message);
        }
      }),
    );
    return poll;
  }
}

/** Like `increase` of Prometheus: a counter that fell was started anew, so all that it shows is new. */
function addIncrease(counted: Map<string, Counts>, before: Series, now: Series): void {
  for (const [name, { version, count, value }] of now) {
    const earlier = before.get(name)?.value ?? 0;
    const increase = value < earlier ? value : value - earlier;
    const { loads, failures } = counted.get(version) ?? { loads: 0, failures: 0 };
    counted.set(version, {
      loads: loads + increase * count.loads,
      failures: failures + increase * count.failures,
    });
  }
}

async function readSeries(origin: string, token: string | undefined, portal: string): Promise<Series> {
  const text = await readMetrics(origin, token);
  if (!text.includes(`# TYPE ${LOADS_METRIC} `)) {
    throw new PublishError(
      `The API at ${origin} does not count the loads of portals; deploy its new version.`,
    );
  }
  const series: Series = new Map();
  for (const [, metric = '', labels = '', value] of text.matchAll(/^(\w+)\{(.*)\} (\S+)$/gm)) {
    if (metric !== LOADS_METRIC && metric !== FAILURES_METRIC) continue;
    const label = new Map(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', of = '']) => [key, of] as const),
    );
    if (label.get('portal') !== portal || label.get('attempt') !== 'first') continue;
    series.set(`${metric} ${labels}`, {
      version: label.get('version') ?? '',
      count: countOf(metric, label.get('kind')),
      value: Number(value),
    });
  }
  return series;
}

/** A portal that crashed had been loaded, and is among the loads already. */
function countOf(metric: string, kind: string | undefined): Counts {
  if (metric === LOADS_METRIC) return { loads: 1, failures: 0 };
  return { loads: kind === 'crash' ? 0 : 1, failures: 1 };
}

async function readMetrics(origin: string, token: string | undefined): Promise<string> {
  const url = new URL('/metrics', origin);
  let response: Response;
  let text: string;
  try {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    response = await fetch(url, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
    text = await response.text();
  } catch (error) {
    throw new PublishError(`The API at ${origin} cannot be reached (${String(error)}).`);
  }
  if (response.status === 403) {
    throw new PublishError(
      token
        ? `The API at ${origin} has another METRICS_TOKEN than this.`
        : `The API at ${origin} shows its metrics only to its own machine, or with its METRICS_TOKEN. Run this there, or set the same METRICS_TOKEN here.`,
    );
  }
  if (!response.ok) throw new PublishError(`${url.href} answered ${response.status}.`);
  return text;
}
