import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable, useLoadLater } from '@erm/ui-kit/core';

const projectDetails = createLoadable(
  async () => (await import(/* webpackChunkName: "roadmap-parts" */ './ProjectDetails')).ProjectDetails,
);

/** Details of the selected project, loaded after the first screen. */
export function useProjectDetails(wanted: boolean) {
  useLoadLater(projectDetails);
  return useLazyDialog(projectDetails, wanted);
}
