import { createLoadable } from '@erm/ui-kit/core';

/** The details of an assignment, whose code is loaded when they are first opened. */
export const detailsPopover = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './AssignmentDetails')).AssignmentDetails,
);
