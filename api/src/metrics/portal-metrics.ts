import { FAILURES_METRIC, LOADS_METRIC } from '@erm/contracts/portal-metrics';
import { PORTAL_FAILURE_KINDS, type TelemetryEvent } from '@erm/contracts/telemetry';
import { Counter, Histogram, type Registry as Metrics } from 'prom-client';
import type { SiteRegistry } from '../site/site-registry';
import type { CurrentRegistry } from '../site/verified-registry';

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30];
/** One label for everything that is not published, so that no client can create time series. */
const OTHER = 'other';
const ATTEMPTS = ['first', 'retry'] as const;

interface Release {
  portal: string;
  version: string;
}

/** Counts what pages report about portals. */
export type CountPortalEvents = (events: readonly TelemetryEvent[]) => Promise<void>;

/** Counts loads and failures of portals by release. Series of releases that are no longer listed are removed. */
export function portalMetrics(metrics: Metrics, currentRegistry: CurrentRegistry): CountPortalEvents {
  const loads = new Counter({
    name: LOADS_METRIC,
    help: 'Loads of portals that pages reported',
    labelNames: ['portal', 'version', 'attempt'] as const,
    registers: [metrics],
  });
  const failures = new Counter({
    name: FAILURES_METRIC,
    help: 'Failures of portals that pages reported: files not loaded, not compatible, crashed',
    labelNames: ['portal', 'version', 'kind', 'attempt'] as const,
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'portal_load_duration_seconds',
    help: 'Time from the request for a portal to its first screen',
    labelNames: ['portal', 'version'] as const,
    buckets: SECONDS,
    registers: [metrics],
  });
  const counted = new Map<string, Release>();

  function count(release: Release, event: TelemetryEvent): void {
    counted.set(`${release.portal} ${release.version}`, release);
    const labels = { ...release, attempt: event.retry ? 'retry' : 'first' } as const;
    if (event.outcome === 'failed') {
      failures.inc({ ...labels, kind: event.kind });
    } else {
      loads.inc(labels);
      durations.observe(release, event.milliseconds / 1000);
    }
  }

  function forget({ portal, version }: Release): void {
    counted.delete(`${portal} ${version}`);
    durations.remove({ portal, version });
    for (const attempt of ATTEMPTS) {
      loads.remove({ portal, version, attempt });
      for (const kind of PORTAL_FAILURE_KINDS) failures.remove({ portal, version, kind, attempt });
    }
  }

  return async (events) => {
    const current = await currentRegistry();
    const listed = (release: Release) => listedRelease(current, release);
    for (const release of counted.values()) {
      const now = listed(release);
      if (now.portal !== release.portal || now.version !== release.version) forget(release);
    }
    for (const event of events) count(listed(event), event);
  };
}

/** The labels of a release: its own if the registry lists it. */
function listedRelease(current: SiteRegistry | null, { portal, version }: Release): Release {
  const known = current?.registry.portals.find(({ name }) => name === portal);
  if (!known) return { portal: OTHER, version: OTHER };
  const isListed = known.releases.some((release) => release.version === version);
  return { portal, version: isListed ? version : OTHER };
}
