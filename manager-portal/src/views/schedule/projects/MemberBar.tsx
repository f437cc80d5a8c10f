import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { MemberAssignment } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip, type Lift, type TimeScale } from '@erm/planning';
import { memo } from 'react';
import { spokenMember } from './project-texts';

export const PLACE_LANES_TOP_PX = 5;

interface MemberBarProps {
  bar: MemberAssignment;
  /** The engineer's name. */
  name: string;
  projectName: string;
  /** Whether the project is completed. */
  isCompleted: boolean;
  /** Whether the row is this engineer's own. */
  isHolder: boolean;
  lane: number;
  scale: TimeScale;
  today: CalendarDay;
  /** Whether it is in the tab order. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether it is dragged, so that only its outline is left. */
  isTaken: boolean;
  lift: Lift | undefined;
}

/** An assignment in a place of its project. Memoized: horizontal scrolling renders only new bars. */
export const MemberBar = memo(function MemberBar(props: MemberBarProps) {
  const {
    bar,
    name,
    projectName,
    isCompleted,
    isHolder,
    lane,
    scale,
    today,
    isActive,
    isSelected,
    isTaken,
    lift,
  } = props;
  return (
    <AssignmentBar
      name={isHolder ? bar.role : `${name}, ${bar.role}`}
      percent={bar.allocationPercentage}
      completed={isCompleted}
      resizable
      taken={isTaken}
      lift={lift}
      {...scale.box(bar)}
      lane={lane}
      lanesTop={PLACE_LANES_TOP_PX}
      tabIndex={isActive ? 0 : -1}
      data-cell={bar._id}
      data-project={bar.projectId}
      aria-label={spokenMember(name, bar, today)}
      aria-selected={isSelected}
      title={`${name}: ${barTooltip(projectName, bar, today, isCompleted)}`}
    />
  );
});
