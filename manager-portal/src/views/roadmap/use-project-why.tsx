import type { RoadmapProject } from '@erm/contracts/roadmap';
import { WhyWaiting } from '@erm/portal-kit';
import { useState, type ReactNode } from 'react';
import type { ProjectQuestion } from '../../shared/project-why/project-question';
import { ProjectWhy } from '../../shared/project-why/ProjectWhy';
import { isStaffed, useProjectAssignments } from '../../projects/project-staff-queries';

interface Asked {
  project: RoadmapProject;
  question: ProjectQuestion;
  anchor: HTMLElement | null;
}

export type AskWhy = (project: RoadmapProject, question: ProjectQuestion, anchor: HTMLElement | null) => void;

/** Why for a project. Its assignments are loaded on demand. */
export function useProjectWhy(): { ask: AskWhy; popover: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (project, question, anchor) => setAsked({ project, question, anchor }),
    popover: asked && <LoadedWhy {...asked} onClose={() => setAsked(null)} />,
  };
}

function LoadedWhy(props: Asked & { onClose: () => void }) {
  const query = useProjectAssignments(props.project._id);
  const members = query.data
    ?.filter(isStaffed)
    .map(({ engineerId: { _id, name, skills }, ...assignment }) => ({
      ...assignment,
      engineerId: _id,
      name,
      skills,
    }));
  return <ProjectWhy {...props} members={members} waiting={<WhyWaiting query={query} />} />;
}
