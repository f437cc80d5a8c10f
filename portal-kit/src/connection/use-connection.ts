import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { connectionOf, type Lost } from './connection';

/** Whether the API can be reached: null while it can. */
export function useLostConnection(): { lost: Lost | null; tryAgain: () => Promise<void> } {
  const { subscribe, lost, tryAgain } = connectionOf(useQueryClient());
  return { lost: useSyncExternalStore(subscribe, lost), tryAgain };
}

/** Returns a getter, which does not rerender, so that grids can refuse changes they could not save. */
export function useIsConnected(): () => boolean {
  const { lost } = connectionOf(useQueryClient());
  return () => lost() === null;
}

/** Whether a change could be saved now. Warns if not, before anything is taken. */
export function useCanSave(warn: (text: string) => void): () => boolean {
  const isConnected = useIsConnected();
  return () => {
    const canSave = isConnected();
    if (!canSave) warn('Not connected. Nothing can be changed until the connection is back.');
    return canSave;
  };
}
