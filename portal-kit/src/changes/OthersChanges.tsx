import { useApi, useSession } from '@erm/portal-sdk';
import { Stack } from '@erm/ui-kit/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { byWhom } from './by-whom';
import { actionOf } from './change-texts';
import { ChangeDetails } from './ChangeDetails';
import { editsSince } from './changes-of';
import { timeAgo } from './time-texts';

/** More are told as a number. */
const MOST = 3;

export interface OthersChangesProps {
  entityId: string;
  /** The version that an edit was based on. */
  since: number;
}

/**
 * Other users' changes since a version: by whom, when, and each field before and after. Renders nothing if they are
 * unknown.
 */
export function OthersChanges({ entityId, since }: OthersChangesProps) {
  const api = useApi();
  const userId = useSession().user._id;
  const heading = useId();
  const [now] = useState(Date.now);
  const { data: edits = [] } = useQuery({
    queryKey: ['edits-since', entityId, since],
    queryFn: () => editsSince(api, entityId, since),
    // Another conflict may be about newer ones.
    gcTime: 0,
  });
  return (
    <Stack gap={2}>
      {edits.slice(0, MOST).map((edit) => (
        <section key={edit._id} aria-labelledby={`${heading}${edit._id}`}>
          <p id={`${heading}${edit._id}`}>
            {actionOf(edit)} by {byWhom(edit.actor, userId)}, {timeAgo(edit.at, now)}
          </p>
          <ChangeDetails change={edit} />
        </section>
      ))}
      {edits.length > MOST && <p>+{edits.length - MOST} earlier</p>}
    </Stack>
  );
}
