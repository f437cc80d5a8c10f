import type { PartFailureKind } from '@erm/portal-sdk';
import type { Report } from '../telemetry/telemetry';
import { failureCode } from './failure-code';
import type { LoadPortal } from './portal-loads';

/** What the page runs of a portal, and whether a failure of it was reported. */
interface Running {
  version: string;
  retry: boolean;
  failed: boolean;
}

/** Reports how portals and their parts do. */
export interface PortalReports {
  /** Notes which release of each portal is loaded. */
  noting(loadPortal: LoadPortal): LoadPortal;
  report: Report;
  /**
   * Reports a page or a part of a portal that failed while the rest works.
   * @returns the code for the user to quote
   */
  partFailed(name: string, kind: PartFailureKind, error: unknown): string;
}

/** Of each load of a portal, only the first failure counts as such: those that follow depend on it. */
export function createPortalReports(send: Report): PortalReports {
  const running = new Map<string, Running>();
  const report: Report = (event) => {
    const load = running.get(event.portal);
    const follows = event.outcome === 'failed' && load?.failed === true;
    send(follows ? { ...event, retry: true } : event);
    if (load && event.outcome === 'failed') load.failed = true;
  };
  return {
    report,
    noting: (loadPortal) => (record, attempt) => {
      running.set(record.name, { version: record.version, retry: attempt > 1, failed: false });
      return loadPortal(record, attempt);
    },
    partFailed(name, kind, error) {
      const code = failureCode(kind);
      const load = running.get(name);
      console.error(`A part of the portal "${name}" ${load?.version ?? ''} failed with ${code}`, error);
      if (load) {
        const { version, retry } = load;
        // The portal is among the loads already, so a file of a part is no failure to load it.
        report({ portal: name, version, retry, outcome: 'failed', kind: 'crash' });
      }
      return code;
    },
  };
}
