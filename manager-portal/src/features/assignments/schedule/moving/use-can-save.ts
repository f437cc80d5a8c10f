import { useIsConnected } from '@erm/portal-kit/planning';

/** Whether a change could be saved now. Says so if not, before anything is taken. */
export function useCanSave(warn: (alert: string) => void): () => boolean {
  const isConnected = useIsConnected();
  return () => {
    const canSave = isConnected();
    if (!canSave) warn('Not connected. Nothing can be changed until the connection is back.');
    return canSave;
  };
}
