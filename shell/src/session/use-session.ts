import { useStore } from 'zustand';
import { useServices } from '../app/services';
import type { SessionState } from './session-store';

/** Who is signed in. Re-renders when that changes. */
export function useSession(): SessionState {
  return useStore(useServices().session);
}
