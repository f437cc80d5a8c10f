import { FAILURES_METRIC, LOADS_METRIC } from '@erm/contracts/portal-metrics';
import { askApi } from '../publish/running-api';
import { PublishError } from '../publish-error';
import type { Counts } from './rule';

const LIMIT_MS = 5000;

/** Where the metrics of all processes of an API are read. */
export interface MetricsSource {
  origins: readonly string[];
  /** The API's `METRICS_TOKEN`, if it has one. */
  token: string | undefined;
}

/** Counts a portal's loads and failures from now on, across all processes of an API. */
export interface LoadCounts {
  of(version: string): Counts;
  /**
   * Counts on.
   * @returns one sentence for each API that did not answer; its counts come later, unless it is restarted
   */
  poll(): Promise<string[]>;
}

/**
 * Starts to count the loads and failures of a portal. Only first attempts count: a page that fails tries again every few
 * seconds, and its failures are not independent of each other.
 * @throws PublishError when one of the APIs does not answer, or does not count
 */
export async function startCounting({ origins, token }: MetricsSource, portal: string): Promise<LoadCounts> {
  const latest = new Map<string, number>();
  let counted = new Map<string, Counts>();
  const countsOf = (version: string) => counted.get(version) ?? { loads: 0, failures: 0 };
  async function countOn(origin: string): Promise<void> {
    for (const { series, labels, value } of seriesOf(await readMetrics(origin, token), portal)) {
      const before = latest.get(`${origin} ${series}`) ?? 0;
      latest.set(`${origin} ${series}`, value);
      // Like `increase` of Prometheus: a counter that fell was reset, so everything it shows is new.
      const increase = value < before ? value : value - before;
      const version = labels.get('version') ?? '';
      const { loads, failures } = countsOf(version);
      counted.set(version, {
        // A portal that crashed had been loaded, and is among the loads already.
        loads: labels.get('kind') === 'crash' ? loads : loads + increase,
        failures: series.startsWith(FAILURES_METRIC) ? failures + increase : failures,
      });
    }
  }
  async function problemsOf(origin: string): Promise<string[]> {
    try {
      await countOn(origin);
      return [];
    } catch (error) {
      if (error instanceof PublishError) return [error.message];
      throw error;
    }
  }
  await Promise.all(origins.map(countOn));
  counted = new Map();
  return {
    of: countsOf,
    poll: async () => (await Promise.all(origins.map(problemsOf))).flat(),
  };
}

function seriesOf(text: string, portal: string) {
  return [...text.matchAll(/^((\w+)\{(.*)\}) (\S+)$/gm)]
    .map(([, series = '', metric, list = '', value]) => {
      const pairs = [...list.matchAll(/(\w+)="([^"]*)"/g)];
      return { series, metric, labels: new Map(pairs.map(([, key, of]) => [key, of])), value: Number(value) };
    })
    .filter(({ metric }) => metric === LOADS_METRIC || metric === FAILURES_METRIC)
    .filter(({ labels }) => labels.get('portal') === portal && labels.get('attempt') === 'first');
}

async function readMetrics(origin: string, token: string | undefined): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const { status, text } = await askApi(origin, '/metrics', {
    headers,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (status === 403) {
    throw new PublishError(
      token
        ? `The API at ${origin} has another METRICS_TOKEN than this.`
        : `The API at ${origin} shows its metrics only to its own machine, or with its METRICS_TOKEN. Run this there, or set the same METRICS_TOKEN here.`,
    );
  }
  if (status !== 200) throw new PublishError(`${new URL('/metrics', origin).href} answered ${status}.`);
  if (text.includes(`# TYPE ${LOADS_METRIC} `)) return text;
  throw new PublishError(`The API at ${origin} does not count the loads of portals; deploy its new version.`);
}
