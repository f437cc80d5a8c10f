import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { MenuItem } from '@erm/ui-kit/overlay';
import { CalendarRange, UsersRound } from 'lucide-react';
import { editItems } from '../../shared/edit-items';
import type { ProjectQuestion } from '../../shared/project-why/project-question';

/** Actions of a project. Stable, as every row gets them. */
export interface ProjectActions {
  viewTeam: (project: RoadmapProject) => void;
  edit: (project: RoadmapProject) => void;
  /** @param moved the dates it was dropped at, if it was dragged */
  changeDates: (project: RoadmapProject, moved?: DaySpan) => void;
  remove: (project: RoadmapProject) => void;
  history: (project: RoadmapProject) => void;
  /** Explains its places, or an uncovered skill. */
  why: (project: RoadmapProject, question: ProjectQuestion, anchor: HTMLElement | null) => void;
}

/** Menu items of a project. */
export function projectItems(project: RoadmapProject, actions: ProjectActions): MenuItem[] {
  const on = (action: Exclude<keyof ProjectActions, 'why'>) => () => actions[action](project);
  const icon = (Glyph: typeof UsersRound) => <Glyph size={16} aria-hidden="true" />;
  return [
    { label: 'View Team', icon: icon(UsersRound), onSelect: on('viewTeam') },
    { label: 'Change Dates', icon: icon(CalendarRange), onSelect: on('changeDates') },
    ...editItems(on('edit'), on('remove'), on('history')),
  ];
}
