import type { ProjectSchedule, ScheduleProject } from '@erm/contracts/schedule';
import { assignLanes, type GridRow, type Lanes, rowHeight } from '@erm/planning';

/** A project on which a department works. */
export interface DepartmentProject extends Pick<
  ScheduleProject,
  '_id' | 'name' | 'status' | 'startDate' | 'endDate'
> {
  /** What its engineers are assigned with on any of the days shown, in percent of one. */
  percent: number;
}

export interface DepartmentRow extends GridRow {
  lanes: Lanes<DepartmentProject>;
}

/** A row per department, in order of their names, with the projects on which its engineers work. */
export function departmentRows({ rows, engineers }: ProjectSchedule): DepartmentRow[] {
  const departmentOf = new Map(engineers.map(({ engineer }) => [engineer._id, engineer.department]));
  const departments = new Map<string, Map<string, DepartmentProject>>();
  for (const { project, assignments } of rows)
    for (const { engineerId, allocationPercentage } of assignments) {
      const name = departmentOf.get(engineerId) ?? '';
      const projects = departments.get(name) ?? new Map<string, DepartmentProject>();
      const percent = (projects.get(project._id)?.percent ?? 0) + allocationPercentage;
      departments.set(name, projects.set(project._id, { ...project, percent }));
    }
  return [...departments]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([id, projects]) => {
      const lanes = assignLanes([...projects.values()]);
      return { id, lanes, height: rowHeight(lanes), cells: lanes.bars.map(({ bar }) => bar) };
    });
}
