import { useState } from 'react';
import { isConflict } from './is-conflict';

/**
 * The version that an edit is based on: the one that was current when the form opened, so a background refetch cannot
 * hide another person's change. Once the server has refused it as stale and the person knows, the latest one counts.
 * @param latest the record's version as last read
 * @param error of the last attempt to save
 */
export function useVersion(latest: number, error: Error | null): number {
  const [opened] = useState(latest);
  const [isStale, setStale] = useState(false);
  if (!isStale && isConflict(error)) setStale(true);
  return isStale ? latest : opened;
}
