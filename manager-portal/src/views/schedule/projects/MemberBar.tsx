import type { MemberAssignment } from '@erm/contracts/schedule';
import { AssignmentBar, barTooltip } from '@erm/planning';
import { memo } from 'react';
import { barProps, type BarState } from '../bars/bar-state';
import { spokenMember } from './project-texts';

export const PLACE_LANES_TOP_PX = 5;

interface MemberBarProps extends BarState {
  bar: MemberAssignment;
  /** The engineer's name. */
  name: string;
  projectName: string;
  /** Whether the project is completed. */
  isCompleted: boolean;
  /** Whether the row is this engineer's own. */
  isHolder: boolean;
  lane: number;
}

/** An assignment in a place of its project. Memoized: horizontal scrolling renders only new bars. */
export const MemberBar = memo(function MemberBar(props: MemberBarProps) {
  const { bar, name, projectName, isCompleted, isHolder, lane, today } = props;
  return (
    <AssignmentBar
      {...barProps(bar, props)}
      name={isHolder ? bar.role : `${name}, ${bar.role}`}
      percent={bar.allocationPercentage}
      completed={isCompleted}
      resizable
      lane={lane}
      lanesTop={PLACE_LANES_TOP_PX}
      data-project={bar.projectId}
      aria-label={spokenMember(name, bar, today)}
      title={`${name}: ${barTooltip(projectName, bar, today, isCompleted)}`}
    />
  );
});
