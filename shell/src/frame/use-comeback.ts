import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../services/services';
import type { PortalRecord } from '../portals/portal-record';

/**
 * Loads a portal that failed once this user gets another release of it, without being asked. If its files could not be
 * loaded, the next attempt comes much earlier.
 */
export function useComeback({ name, label }: PortalRecord, userId: string): void {
  const { portalLoads, toasts } = useServices();
  const load = useStore(portalLoads, (loads) => loads[name]);
  const failure = load?.state === 'failed' ? load.failure : null;
  useEffect(() => {
    if (!failure || failure.cause.kind === 'load') return;
    const comeBack = async (load: () => Promise<boolean>) => {
      if (await load()) toasts.notify({ kind: 'info', title: `The ${label} is back` });
    };
    return portalLoads.awaitRelease(name, userId, (load) => void comeBack(load));
  }, [portalLoads, toasts, failure, name, label, userId]);
}
