import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip, laneTop, spokenBar } from '@erm/planning';
import { memo } from 'react';
import { nameOf } from '../model/schedule-texts';
import { barProps, type BarState } from './bar-state';

interface EngineerBarProps extends BarState {
  assigned: { bar: ScheduleAssignment; lane: number };
  /** Its project; undefined if it was deleted. */
  project: ScheduleProject | undefined;
  /** Whether the project is pinned. */
  isPinned: boolean;
  /** Whether its engineer was deleted. */
  isDeleted: boolean;
}

/** An assignment in its engineer's row. Memoized: horizontal scrolling renders only new bars. */
export const EngineerBar = memo(function EngineerBar(props: EngineerBarProps) {
  const { assigned, project, isPinned, isDeleted, scale, today } = props;
  const { bar, lane } = assigned;
  const name = nameOf(project);
  const isCompleted = project?.status === 'completed';
  return (
    <AssignmentBar
      {...barProps(bar, props)}
      box={{ ...scale.box(bar), top: laneTop(lane) }}
      name={name}
      percent={bar.allocationPercentage}
      position={scale.zoom === 'day' ? bar.role : undefined}
      project={bar.projectId === null ? 'deleted' : isCompleted ? 'completed' : undefined}
      pinned={isPinned}
      resizable={!isDeleted}
      style={isDeleted ? { cursor: 'default' } : undefined}
      data-project={bar.projectId ?? undefined}
      aria-label={`${spokenBar(name, bar, today, isCompleted)}${isPinned ? ', pinned' : ''}`}
      title={barTooltip(name, bar, today, isCompleted)}
    />
  );
});
