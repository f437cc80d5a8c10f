import { useStore } from 'zustand';
import { useServices } from '../app/services';
import type { SessionState } from './session-store';

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionState {
  return useStore(useServices().session);
}
