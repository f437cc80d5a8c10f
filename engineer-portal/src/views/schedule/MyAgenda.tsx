import type { CalendarDay } from '@erm/contracts/calendar-day';
import { StatusGlyph, WhyButton } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { formatDay, formatDayRange } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { Agenda, Entry, EntryDates, EntryName, Over } from './MySchedule.styles';
import { isOfCompleted, peakText, shownIn, type OwnRow } from './own-row';

interface MyAgendaProps {
  row: OwnRow;
  today: CalendarDay;
}

/** The schedule on a phone: current and upcoming assignments, by start date. */
export function MyAgenda({ row, today }: MyAgendaProps) {
  const { engineer, overloads } = row;
  const ahead = shownIn(row)
    .filter(({ endDate }) => endDate >= today)
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  if (ahead.length === 0) return <p>No current or upcoming assignments.</p>;
  return (
    <>
      {overloads.length > 0 && <OverloadList row={row} />}
      <Agenda aria-label="Current and upcoming assignments">
        {ahead.map(
          ({ _id, projectId, projectName, role, status, allocationPercentage, startDate, endDate }) => (
            <Entry key={_id}>
              <Cluster gap={2}>
                <StatusGlyph kind="assignment" status={status} />
                <span>
                  <EntryName>{`${projectName}${isOfCompleted({ projectId }) ? ' (completed)' : ''}`}</EntryName>
                  <EntryDates>
                    {role},{' '}
                    {startDate > today ? `from ${formatDay(startDate)}` : `until ${formatDay(endDate)}`}
                  </EntryDates>
                </span>
              </Cluster>
              {projectId ? (
                <WhyButton
                  says={`${allocationPercentage}% to ${projectName}`}
                  engineerId={engineer._id}
                  span={{ startDate, endDate }}
                >
                  {allocationPercentage}%
                </WhyButton>
              ) : (
                <span>{allocationPercentage}%</span>
              )}
            </Entry>
          ),
        )}
      </Agenda>
    </>
  );
}

function OverloadList({ row }: Pick<MyAgendaProps, 'row'>) {
  return (
    <Agenda aria-label="Days over capacity">
      {row.overloads.map((overload) => {
        const { startDate, endDate, excess } = overload;
        const peak = peakText(row, overload);
        return (
          <Entry key={startDate}>
            <span>
              <Over>
                <TriangleAlert size={12} aria-hidden="true" />
                Over by {excess}%
              </Over>
              <EntryDates>{formatDayRange(startDate, endDate)}</EntryDates>
            </span>
            <WhyButton says={peak} engineerId={row.engineer._id} span={overload} ofWorkingDays>
              {peak}
            </WhyButton>
          </Entry>
        );
      })}
    </Agenda>
  );
}
