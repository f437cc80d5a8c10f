import type { MemberAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip, laneTop } from '@erm/planning';
import { memo } from 'react';
import { barProps, type BarState } from '../bars/bar-state';
import { spokenMember } from './project-texts';

export const PLACE_LANES_TOP_PX = 5;

interface MemberBarProps extends BarState {
  assigned: { bar: MemberAssignment; lane: number };
  project: ScheduleProject;
  /** The engineer's name. */
  name: string;
  /** Whether the row is this engineer's own. */
  isHolder: boolean;
}

/** An assignment in a place of its project. Memoized: horizontal scrolling renders only new bars. */
export const MemberBar = memo(function MemberBar(props: MemberBarProps) {
  const { assigned, project, name, isHolder, scale, today } = props;
  const { bar, lane } = assigned;
  const isCompleted = project.status === 'completed';
  return (
    <AssignmentBar
      {...barProps(bar, props)}
      box={{ ...scale.box(bar), top: laneTop(lane, PLACE_LANES_TOP_PX) }}
      name={isHolder ? bar.role : `${name}, ${bar.role}`}
      percent={bar.allocationPercentage}
      project={isCompleted ? 'completed' : undefined}
      resizable
      data-project={bar.projectId}
      aria-label={spokenMember(name, bar, today)}
      title={`${name}: ${barTooltip(project.name, bar, today, isCompleted)}`}
    />
  );
});
