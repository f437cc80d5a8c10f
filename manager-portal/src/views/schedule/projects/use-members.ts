import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { MemberAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { useMemo } from 'react';
import { rowModel, type RowModel } from '../model/row-model';
import type { ProjectData } from './project-queries';

/** Everyone on the loaded projects, as row models for the change controller. */
export interface Members {
  /** By engineer ID. */
  models: ReadonlyMap<string, RowModel>;
  assignments: ReadonlyMap<string, MemberAssignment>;
  projects: ReadonlyMap<string, ScheduleProject>;
  /** IDs of the projects whose assignments are loaded. */
  whole: ReadonlySet<string>;
}

/** An assignment and its engineer, if both are loaded. */
export function findMember({ assignments, models }: Members, id: string | null) {
  const assignment = assignments.get(id ?? '');
  const model = models.get(assignment?.engineerId ?? '');
  return assignment && model ? { assignment, model } : undefined;
}

export function useMembers({ rows, members }: ProjectData, today: CalendarDay): Members {
  return useMemo(() => {
    const all = [...rows.values()].flatMap((row) => row.assignments);
    const ofEngineer = new Map<string, MemberAssignment[]>();
    for (const assignment of all) {
      const { engineerId } = assignment;
      ofEngineer.set(engineerId, [...(ofEngineer.get(engineerId) ?? []), assignment]);
    }
    const models = [...members].map(([id, member]) => {
      const assigned = ofEngineer.get(id) ?? [];
      return [id, rowModel({ ...member, assignments: assigned }, today)] as const;
    });
    return {
      models: new Map(models),
      assignments: new Map(all.map((assignment) => [assignment._id, assignment])),
      projects: new Map([...rows.values()].map(({ project }) => [project._id, project])),
      whole: new Set([...rows.values()].flatMap(({ project, staffing }) => (staffing ? [] : project._id))),
    };
  }, [rows, members, today]);
}
