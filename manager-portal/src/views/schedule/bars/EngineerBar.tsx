import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip, spokenBar } from '@erm/planning';
import { memo } from 'react';
import { barProps, type BarState } from './bar-state';

interface EngineerBarProps extends BarState {
  bar: ScheduleAssignment;
  /** Name of the project. */
  name: string;
  /** Whether the project is completed. */
  isCompleted: boolean;
  /** Whether the project is pinned. */
  isPinned: boolean;
  lane: number;
  /** Whether its engineer was deleted. */
  isDeleted: boolean;
}

/** An assignment in its engineer's row. Memoized: horizontal scrolling renders only new bars. */
export const EngineerBar = memo(function EngineerBar(props: EngineerBarProps) {
  const { bar, name, isCompleted, isPinned, isDeleted, lane, scale, today } = props;
  return (
    <AssignmentBar
      {...barProps(bar, props)}
      name={name}
      percent={bar.allocationPercentage}
      position={scale.zoom === 'day' ? bar.role : undefined}
      deleted={bar.projectId === null}
      completed={isCompleted}
      pinned={isPinned}
      resizable={!isDeleted}
      style={isDeleted ? { cursor: 'default' } : undefined}
      lane={lane}
      data-project={bar.projectId ?? undefined}
      aria-label={`${spokenBar(name, bar, today, isCompleted)}${isPinned ? ', pinned' : ''}`}
      title={barTooltip(name, bar, today, isCompleted)}
    />
  );
});
