import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { addColumns, startOfColumn } from '@erm/contracts/time-columns';
import { formatDay } from '@erm/ui-kit/data';
import { placeInDays } from './agenda-texts';
import { Mark, Scale } from './Agenda.styles';

/** Labels that are nearer to each other would touch. */
const CLEAR_DAYS = 8;

/** Where today and the months are along the strips of the cards. */
export function AgendaScale({ days, today }: { days: DaySpan; today: CalendarDay }) {
  const { startDate, endDate } = days;
  const first = addColumns(startOfColumn(startDate, 'month'), 'month', 1);
  const months = [first, addColumns(first, 'month', 1)].filter((day) => day <= endDate);
  const isNearToday = (day: CalendarDay) =>
    addDays(today, -CLEAR_DAYS) < day && day < addDays(today, CLEAR_DAYS);
  const at = (day: CalendarDay) => placeInDays({ startDate: day, endDate: day }, days).insetInlineStart;
  return (
    <Scale aria-hidden="true">
      {startDate <= today && today <= endDate && (
        <Mark $today style={{ insetInlineStart: at(today) }}>
          Today
        </Mark>
      )}
      {months
        .filter((day) => !isNearToday(day))
        .map((day) => (
          <Mark key={day} $today={false} style={{ insetInlineStart: at(day) }}>
            {formatDay(day, 'short').split(' ')[0]}
          </Mark>
        ))}
    </Scale>
  );
}
