import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { MemberAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { useMemo } from 'react';
import { rowModel, type RowModel } from '../engineers/row-model';
import type { ProjectData } from './project-queries';

/** Everybody on the loaded projects, as the rules for moving know them. */
export interface Members {
  models: readonly RowModel[];
  /** The position of an engineer among the models. */
  indexOf: ReadonlyMap<string, number>;
  assignments: ReadonlyMap<string, MemberAssignment>;
  projects: ReadonlyMap<string, ScheduleProject>;
}

/** An assignment with whom it belongs to, if both are loaded. */
export function findMember({ assignments, models, indexOf }: Members, id: string | null) {
  const assignment = assignments.get(id ?? '');
  const index = indexOf.get(assignment?.engineerId ?? '') ?? -1;
  const model = models[index];
  return assignment && model ? { assignment, model, index } : undefined;
}

export function useMembers({ rows, members }: ProjectData, today: CalendarDay): Members {
  return useMemo(() => {
    const all = [...rows.values()].flatMap((row) => row.assignments);
    const ofEngineer = new Map<string, MemberAssignment[]>();
    for (const assignment of all) {
      const { engineerId } = assignment;
      ofEngineer.set(engineerId, [...(ofEngineer.get(engineerId) ?? []), assignment]);
    }
    const models = [...members].map(([id, member]) =>
      rowModel({ ...member, assignments: ofEngineer.get(id) ?? [] }, today),
    );
    return {
      models,
      indexOf: new Map([...members.keys()].map((id, index) => [id, index])),
      assignments: new Map(all.map((assignment) => [assignment._id, assignment])),
      projects: new Map([...rows.values()].map(({ project }) => [project._id, project])),
    };
  }, [rows, members, today]);
}
