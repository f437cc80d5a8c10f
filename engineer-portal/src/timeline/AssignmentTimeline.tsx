import type { EngineerCapacity } from '@erm/contracts/engineers';
import { MonthGrid, MonthPicker } from '@erm/ui-kit/calendar';
import { Panel } from '@erm/ui-kit/layout';
import { useMemo } from 'react';
import { Controls } from './AssignmentTimeline.styles';
import { DayLoad } from './DayLoad';
import { overloadedDays } from './overloaded-days';
import { timelineItems } from './timeline-items';
import { TimelineLegend } from './TimelineLegend';
import { useTimelineMonth } from './use-timeline-month';

/** A calendar month with the engineer's assignments on each of their days. */
export function AssignmentTimeline({ engineer }: { engineer: EngineerCapacity }) {
  const { month, setMonth, today } = useTimelineMonth();
  const items = useMemo(() => timelineItems(engineer), [engineer]);
  const warnings = useMemo(() => overloadedDays(engineer, month), [engineer, month]);
  return (
    <Panel
      title="Assignment Timeline"
      padded={false}
      action={
        <Controls>
          <TimelineLegend />
          <MonthPicker label="Month of the timeline" labelHidden value={month} onChange={setMonth} />
        </Controls>
      }
    >
      <MonthGrid
        month={month}
        onMonthChange={setMonth}
        items={items}
        today={today}
        emptyText="No assignments"
        warnings={warnings}
        renderDay={(day) => <DayLoad engineerId={engineer._id} day={day} />}
      />
    </Panel>
  );
}
