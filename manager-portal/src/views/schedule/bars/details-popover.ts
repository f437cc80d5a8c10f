import { createLoadable } from '@erm/ui-kit/core';

/** Details of an assignment, loaded on first use. */
export const detailsPopover = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './AssignmentDetails')).AssignmentDetails,
);
