import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip, type Lift, spokenBar, type TimeScale } from '@erm/planning';
import { memo } from 'react';

interface EngineerBarProps {
  bar: ScheduleAssignment;
  /** Name of the project. */
  name: string;
  /** Whether the project is completed. */
  isCompleted: boolean;
  /** Whether the project is pinned. */
  isPinned: boolean;
  lane: number;
  scale: TimeScale;
  today: CalendarDay;
  /** Whether it is in the tab order. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether it is dragged, so that only its outline is left. */
  isTaken: boolean;
  /** Whether its engineer was deleted. */
  isDeleted: boolean;
  lift: Lift | undefined;
}

/** An assignment in its engineer's row. Memoized: horizontal scrolling renders only new bars. */
export const EngineerBar = memo(function EngineerBar(props: EngineerBarProps) {
  const {
    bar,
    name,
    isCompleted,
    isPinned,
    lane,
    scale,
    today,
    isActive,
    isSelected,
    isTaken,
    isDeleted,
    lift,
  } = props;
  return (
    <AssignmentBar
      name={name}
      percent={bar.allocationPercentage}
      position={scale.zoom === 'day' ? bar.role : undefined}
      deleted={bar.projectId === null}
      completed={isCompleted}
      pinned={isPinned}
      resizable={!isDeleted}
      style={isDeleted ? { cursor: 'default' } : undefined}
      taken={isTaken}
      lift={lift}
      {...scale.box(bar)}
      lane={lane}
      tabIndex={isActive ? 0 : -1}
      data-cell={bar._id}
      data-project={bar.projectId ?? undefined}
      aria-label={`${spokenBar(name, bar, today, isCompleted)}${isPinned ? ', pinned' : ''}`}
      aria-selected={isSelected}
      title={barTooltip(name, bar, today, isCompleted)}
    />
  );
});
