import type { RoadmapProject } from '@erm/contracts/roadmap';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ProjectActions } from './project-actions';

interface Call {
  name: keyof ProjectActions;
  project: RoadmapProject;
}

/** The same actions as an object that never changes, so that rows need not render again. */
export function useStableActions(actions: ProjectActions): ProjectActions {
  const [call, setCall] = useState<Call | null>(null);
  const run = useEffectEvent(({ name, project }: Call) => actions[name](project));
  useEffect(() => {
    if (call) run(call);
  }, [call]);
  return useMemo(() => {
    const on = (name: Call['name']) => (project: RoadmapProject) => setCall({ name, project });
    return {
      viewTeam: on('viewTeam'),
      edit: on('edit'),
      changeDates: on('changeDates'),
      remove: on('remove'),
      history: on('history'),
    };
  }, []);
}
