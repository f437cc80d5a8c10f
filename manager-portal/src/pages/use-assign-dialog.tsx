import { useLazyDialog } from '@erm/portal-kit';
import { errorText, useNotify } from '@erm/portal-sdk';
import { createLoadable } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useEngineerCapacity } from '../data/engineer-queries';
import type { Assigning, AssignmentRequest } from '../shared/assignment-draft';

const createAssignmentDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../assignments/CreateAssignmentDialog'))
      .CreateAssignmentDialog,
);

/** Create Assignment, filled in. It opens once its code and the engineer are loaded. */
export function useAssignDialog(): { assigning: Assigning; dialog: ReactNode } {
  const notify = useNotify();
  const [request, setRequest] = useState<AssignmentRequest | null>(null);
  const creating = useLazyDialog(createAssignmentDialog);
  const { data, error, isFetching, refetch } = useEngineerCapacity(request?.engineerId ?? null);
  const engineer = data?._id === request?.engineerId ? data : undefined;
  const tellFailure = useEffectEvent((cause: Error) => {
    notify({ kind: 'error', title: 'Error', description: errorText(cause, 'Failed to load the engineer') });
  });
  useEffect(() => {
    if (error) tellFailure(error);
  }, [error]);
  const isOpening = request !== null && (creating.loading || (!engineer && isFetching));
  return {
    assigning: {
      assign(next) {
        if (error && next.engineerId === request?.engineerId) void refetch();
        setRequest(next);
        creating.open();
      },
      opening: isOpening ? request.engineerId : null,
    },
    dialog: request && engineer && creating.Dialog && (
      <creating.Dialog
        draft={{ ...request, engineer }}
        onClose={() => {
          setRequest(null);
          creating.close();
        }}
      />
    ),
  };
}
