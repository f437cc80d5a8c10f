import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../services/services';
import { OverrideMark } from './OverrideMark';
import { OverrideRequestScreen } from './OverrideRequestScreen';
import { useOverrides } from './use-overrides';

/** The pages, once a request has been dealt with, with a mark below them while a portal is not the published one. */
export function OverrideGate({ children }: { children: ReactNode }) {
  const { requested, active, refusal } = useStore(useOverrides());
  const { user } = useSession();
  if (requested && user) return <OverrideRequestScreen request={requested} user={user} />;
  return (
    <>
      {children}
      {(active ?? refusal) && <OverrideMark active={active} refusal={refusal} />}
    </>
  );
}
