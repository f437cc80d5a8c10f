import type { CalendarDay } from '@erm/contracts/calendar-day';
import { StatusGlyph, WhyButton } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { Agenda, Entry, EntryDates, EntryName } from './MySchedule.styles';
import type { OwnRow } from './own-row';

interface MyAgendaProps {
  row: OwnRow;
  today: CalendarDay;
}

/** The schedule on a phone: what runs and what comes, in order of its start. */
export function MyAgenda({ row: { engineer, cells, lanes }, today }: MyAgendaProps) {
  const ahead = [...cells, ...lanes.hidden]
    .filter(({ endDate }) => endDate >= today)
    .sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  if (ahead.length === 0) return <p>Nothing runs or comes.</p>;
  return (
    <Agenda aria-label="Current and upcoming assignments">
      {ahead.map(
        ({ _id, projectId, projectName, role, status, allocationPercentage, startDate, endDate }) => (
          <Entry key={_id}>
            <Cluster gap={2}>
              <StatusGlyph kind="assignment" status={status} />
              <span>
                <EntryName>{projectName}</EntryName>
                <EntryDates>
                  {role}, {startDate > today ? `from ${formatDay(startDate)}` : `until ${formatDay(endDate)}`}
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
  );
}
