import type { RoadmapProject } from '@erm/contracts/roadmap';
import { useState, type ReactNode } from 'react';
import { LoadedProjectWhy } from '../../projects/LoadedProjectWhy';
import type { ProjectQuestion } from '../../shared/project-why/project-question';

interface Asked {
  project: RoadmapProject;
  question: ProjectQuestion;
  anchor: HTMLElement | null;
}

export type AskWhy = (project: RoadmapProject, question: ProjectQuestion, anchor: HTMLElement | null) => void;

/** Why for a project. */
export function useProjectWhy(): { ask: AskWhy; popover: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: (project, question, anchor) => setAsked({ project, question, anchor }),
    popover: asked && <LoadedProjectWhy {...asked} onClose={() => setAsked(null)} />,
  };
}
