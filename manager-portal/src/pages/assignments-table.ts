import { createLoadable } from '@erm/ui-kit/core';

/** A separate chunk, because the schedule does not need it. */
export const assignmentsTable = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "assignments-table" */ '../assignments/AssignmentsList'))
      .AssignmentsList,
);
