import type { CapacityAssignment } from '@erm/contracts/engineers';
import { formatDayRange } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import { Agenda, Entry, EntryDates, EntryName } from './MySchedule.styles';

interface HiddenListProps {
  assignments: readonly CapacityAssignment[];
  /** The button that opens it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The assignments for which the row has no lane. */
export function HiddenList({ assignments, anchor, onClose }: HiddenListProps) {
  return (
    <Popover
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onClose()}
      label="More assignments"
      style={{ inlineSize: 320, maxBlockSize: 'min(360px, calc(100dvh - 16px))', overflowY: 'auto' }}
      tabIndex={0}
    >
      <Agenda aria-label="More assignments">
        {assignments.map(({ _id, projectName, role, allocationPercentage, startDate, endDate }) => (
          <Entry key={_id}>
            <span>
              <EntryName>{projectName}</EntryName>
              <EntryDates>
                {role}, {formatDayRange(startDate, endDate)}
              </EntryDates>
            </span>
            <span>{allocationPercentage}%</span>
          </Entry>
        ))}
      </Agenda>
    </Popover>
  );
}
