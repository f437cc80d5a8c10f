import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Outcome {
  loaded?: number;
  failed?: number;
  kind?: string;
  attempt?: string;
}

/** The metrics endpoint of an API process, which a canary watch polls. */
export interface MetricsServer {
  origin: string;
  /** The status of the answer; null hangs up. */
  status: number | null;
  /** Required in every request, if set. */
  token: string | undefined;
  /** Whether it is new enough to count the loads of portals. */
  counts: boolean;
  /** Counts that each poll reports, from the second on. The first reports the counts before. */
  eachPoll(traffic: (poll: number) => void): void;
  count(version: string, outcome: Outcome): void;
  /** Resets all counters, as a new process does. */
  restart(): void;
  close(): Promise<void>;
}

/** Serves metrics in the Prometheus text format, of the portal `manager` and of another one that only fails. */
export async function serveMetrics(): Promise<MetricsServer> {
  const series = new Map<string, number>();
  const add = (name: string, value = 0) => {
    if (value > 0) series.set(name, (series.get(name) ?? 0) + value);
  };
  let onPoll = () => {};
  const server = createServer(({ headers }, response) => {
    onPoll();
    if (metrics.status === null) return response.destroy();
    const refused = metrics.token !== undefined && headers.authorization !== `Bearer ${metrics.token}`;
    const lines = [...series].map(([name, value]) => `${name} ${value}`);
    const types = ['# TYPE portal_loads_total counter', '# TYPE portal_failures_total counter'];
    const other = 'portal_failures_total{portal="engineer",version="1.1.0",kind="load",attempt="first"} 999';
    const text = ['process_start_time_seconds 1', ...(metrics.counts ? types : []), other, ...lines, ''];
    return response
      .writeHead(refused ? 403 : metrics.status, { 'content-type': 'text/plain' })
      .end(text.join('\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const metrics: MetricsServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    token: undefined,
    counts: true,
    eachPoll(traffic) {
      let poll = 0;
      onPoll = () => {
        if (poll > 0) traffic(poll);
        poll += 1;
      };
    },
    count(version, { loaded, failed, kind = 'load', attempt = 'first' }) {
      const labels = `portal="manager",version="${version}"`;
      add(`portal_loads_total{${labels},attempt="${attempt}"}`, loaded);
      add(`portal_failures_total{${labels},kind="${kind}",attempt="${attempt}"}`, failed);
    },
    restart: () => series.clear(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return metrics;
}
