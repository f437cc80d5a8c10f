import { ApiError } from '@erm/portal-sdk';
import { useState } from 'react';

/**
 * The version that an edit is based on. It is the one that was there when the form opened, so that a list that was
 * read again in between does not hide another person's change; after the server refused it as stale, the person was
 * told and the latest one counts.
 */
export function useVersioned(latest: number) {
  const [opened] = useState(latest);
  const [isStale, setStale] = useState(false);
  return {
    version: isStale ? latest : opened,
    isStale,
    noticeConflict: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'CONFLICT') setStale(true);
    },
  };
}
