import type { HostEvent, HostEvents } from '@erm/portal-sdk';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A host that announces other users' changes. */
export function announcing() {
  let tell: ((event: HostEvent) => void) | undefined;
  const events: HostEvents = {
    subscribe(listener) {
      tell = listener;
      return () => {};
    },
  };
  return {
    events,
    /** Tells that somebody else has changed something, once that is listened to, which is after the first screen. */
    async announce(entity: Extract<HostEvent, { kind: 'change' }>['change']['entity']): Promise<void> {
      await vi.waitFor(() => {
        if (!tell) throw new Error('Nobody listens yet');
      }, 30_000);
      const by = { _id: 'marta', name: 'Marta Kowalska' };
      const change = { changeId: 'c', batchId: null, entity, action: 'create' as const, entityId: 'e', by };
      act(() => tell?.({ kind: 'change', change }));
    },
  };
}
