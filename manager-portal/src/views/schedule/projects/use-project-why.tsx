import type { CalendarDay } from '@erm/contracts/calendar-day';
import { useState, type ReactNode } from 'react';
import type { ProjectQuestion, TeamMember } from '../../../shared/project-why/project-question';
import { LoadedProjectWhy } from '../../../projects/LoadedProjectWhy';
import { ProjectWhy } from '../../../shared/project-why/ProjectWhy';
import type { ProjectModel } from './project-model';
import type { Member } from './project-queries';
import { placesOn } from './project-texts';
import { spanId, type TreeRow } from './tree-rows';

interface Asked {
  model: ProjectModel;
  question: ProjectQuestion;
  anchor: HTMLElement;
}

interface ProjectWhyOfRow {
  /** Explains a project's places, or an uncovered skill; false for other cells. */
  ask: (row: TreeRow | undefined, cell: string, anchor: HTMLElement) => boolean;
  askAbout: (model: ProjectModel, question: ProjectQuestion, anchor: HTMLElement) => void;
  popover: ReactNode;
}

/** Why for projects and skills, from loaded data if they are. */
export function useProjectWhy(members: ReadonlyMap<string, Member>, today: CalendarDay): ProjectWhyOfRow {
  const [asked, setAsked] = useState<Asked | null>(null);
  const askAbout: ProjectWhyOfRow['askAbout'] = (model, question, anchor) =>
    setAsked({ model, question, anchor });
  const close = () => setAsked(null);
  return {
    ask(row, cell, anchor) {
      const question = row && questionOf(row, cell, today);
      if (!row?.model || !question) return false;
      askAbout(row.model, question, anchor);
      return true;
    },
    askAbout,
    popover:
      asked &&
      (asked.model.staffing ? (
        <LoadedProjectWhy {...asked} project={asked.model.project} onClose={close} />
      ) : (
        <ProjectWhy
          {...asked}
          project={asked.model.project}
          members={asked.model.assignments.flatMap((assignment) => teamMember(assignment, members))}
          onClose={close}
        />
      )),
  };
}

function questionOf(row: TreeRow, cell: string, today: CalendarDay): ProjectQuestion | null {
  if (row.kind === 'project') return row.model ? placesOn(row.model, today) : null;
  if (row.kind !== 'skill') return null;
  const { skill, runs } = row;
  // At the row header, the next uncovered days.
  const run =
    runs.find((each) => spanId(each) === cell) ??
    runs.find((each) => each.by.length === 0 && each.endDate >= today);
  return run?.by.length === 0
    ? { about: 'skill', skill, startDate: run.startDate, endDate: run.endDate }
    : null;
}

function teamMember(
  assignment: ProjectModel['assignments'][number],
  members: ReadonlyMap<string, Member>,
): TeamMember[] {
  const engineer = members.get(assignment.engineerId)?.engineer;
  return engineer ? [{ ...assignment, name: engineer.name, skills: engineer.skills }] : [];
}
