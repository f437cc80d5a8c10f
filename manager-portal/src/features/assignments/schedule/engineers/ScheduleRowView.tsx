import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps, type LoadCurve } from '@erm/contracts/load-curve';
import type { ScheduleProject } from '@erm/contracts/schedule';
import { HEAD, LoadStrip, SheetRow, type TimeScale } from '@erm/portal-kit/planning';
import { memo } from 'react';
import { EngineerBar } from '../bars/EngineerBar';
import { MoreButton } from './MoreButton';
import { MORE, type RowModel } from './row-model';
import { RowPerson } from './RowPerson';
import { Track } from './ScheduleRowView.styles';
import { projectNameOf } from '../schedule-texts';

interface ScheduleRowViewProps {
  model: RowModel;
  projects: ReadonlyMap<string, ScheduleProject>;
  scale: TimeScale;
  drawn: DaySpan;
  today: CalendarDay;
  /** The position among all rows, from 0. */
  index: number;
  top: number;
  /** The cell that Tab reaches, if it is in this row: an assignment's ID or `HEAD`. */
  active: string | null;
  /** Whether a link led to this engineer. */
  marked: boolean;
  selected: string | null;
  /** The IDs of those that are picked, separated by spaces, so that the row is rendered only if they change. */
  picked: string;
  /** The same of those that one holds, of which only the place is left. */
  taken: string;
  /** The load as it would be with what one holds. */
  load: LoadCurve | null;
}

/** An engineer's row. Memoized: scrolling and dragging render only the rows that change. */
export const ScheduleRowView = memo(function ScheduleRowView(props: ScheduleRowViewProps) {
  const { model, projects, scale, drawn, today, index, top, active, marked, selected, picked, taken, load } =
    props;
  const { engineer, lanes, curve, height, isDeleted } = model;
  return (
    <SheetRow
      role="row"
      aria-rowindex={index + 1}
      data-row={index}
      style={{ blockSize: height, insetBlockStart: top }}
    >
      <RowPerson {...{ model, today, marked }} until={drawn.endDate} isActive={active === HEAD} />
      <Track data-track={isDeleted ? undefined : true}>
        {!isDeleted && (
          <LoadStrip
            scale={scale}
            steps={loadSteps(load ?? curve, drawn)}
            maxCapacity={engineer.maxCapacity}
          />
        )}
        {lanes.bars.map(({ bar, lane }) => {
          const isKept = bar._id === active || bar._id === selected;
          if (!isKept && (bar.endDate < drawn.startDate || bar.startDate > drawn.endDate)) return null;
          return (
            <EngineerBar
              key={bar._id}
              {...{ bar, lane, scale, today, isDeleted }}
              name={projectNameOf(bar, projects)}
              isActive={bar._id === active}
              isSelected={bar._id === selected || picked.includes(bar._id)}
              isTaken={taken.includes(bar._id)}
            />
          );
        })}
        <MoreButton lanes={lanes} isActive={active === MORE} />
      </Track>
    </SheetRow>
  );
});
