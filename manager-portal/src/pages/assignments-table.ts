import { createLoadable } from '@erm/ui-kit/core';

/** A file of its own, because it is not needed for the schedule. */
export const assignmentsTable = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "assignments-table" */ '../assignments/AssignmentsList'))
      .AssignmentsList,
);
