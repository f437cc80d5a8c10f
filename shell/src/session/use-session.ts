import { useStore } from 'zustand';
import { useServices } from '../app/services';
import type { SessionState } from './session-store';

export function useSession(): SessionState {
  return useStore(useServices().session);
}
