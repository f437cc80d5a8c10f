import { useState } from 'react';
import { isConflict } from './is-conflict';

/**
 * The version that an edit is based on: the one that was current when the form opened, so that a background refetch
 * cannot hide another user's change. Once a conflict has been reported to the user, the latest version.
 * @param latest the version of the record as last loaded
 * @param error the error of the last attempt to save
 */
export function useBaseVersion(latest: number, error: Error | null): number {
  const [opened] = useState(latest);
  const [isStale, setStale] = useState(false);
  if (!isStale && isConflict(error)) setStale(true);
  return isStale ? latest : opened;
}
