import { createLoadable } from '@erm/ui-kit/core';

// Parts of the roadmap that its first screen does not need, in one chunk.

export const projectDetails = createLoadable(
  async () => (await import(/* webpackChunkName: "roadmap-parts" */ './ProjectDetails')).ProjectDetails,
);
export const projectWhy = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "roadmap-parts" */ '../../projects/LoadedProjectWhy'))
      .LoadedProjectWhy,
);
export const shortcutsDialog = createLoadable(
  async () => (await import(/* webpackChunkName: "roadmap-parts" */ './RoadmapShortcuts')).RoadmapShortcuts,
);
