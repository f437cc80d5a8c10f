import { useLoadable } from '@erm/ui-kit/core';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { LazyScreen } from '../app/LazyScreen';
import { overrideMark, overrideRequest } from '../app/screens';
import { useServices } from '../app/services';
import { useSession } from '../session/use-session';

/** The pages, with a mark below them while one of the portals is not the published one. */
export function OverrideGate({ children }: { children: ReactNode }) {
  const { requested, active, refusal } = useStore(useServices().overrides);
  const { user } = useSession();
  const marked = active !== null || refusal !== null;
  const loaded = useLoadable(overrideMark, marked);
  const Mark = marked && loaded.status === 'ready' ? loaded.part : null;
  if (requested && user) return <LazyScreen screen={overrideRequest} props={{ request: requested, user }} />;
  return (
    <>
      {children}
      {Mark && <Mark active={active} refusal={refusal} />}
    </>
  );
}
