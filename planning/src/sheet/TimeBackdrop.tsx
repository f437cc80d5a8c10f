import { addDays, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { columnsIn } from '@erm/contracts/time-columns';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import type { TimeScale } from '../days/time-scale';

const Columns = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  background: var(--columns);
  pointer-events: none;

  ${media.forcedColors} {
    background: none;
  }
`;

/** Above the bars, but below their texts. */
const Today = styled.div`
  position: absolute;
  z-index: 2;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  inline-size: 2px;
  margin-inline-start: -1px;
  background: var(--accent-solid);
  pointer-events: none;

  ${media.forcedColors} {
    background: LinkText;
    forced-color-adjust: none;
  }
`;

interface TimeBackdropProps {
  scale: TimeScale;
  drawn: DaySpan;
  today: CalendarDay;
}

/** Behind the rows: shading for the past and weekends, and column lines. */
export function TimeBackdrop({ scale, drawn, today }: TimeBackdropProps) {
  const columns = columnsIn(drawn, scale.zoom);
  const past = { startDate: drawn.startDate, endDate: addDays(today, -1) };
  const isFree = ({ startDate }: DaySpan) =>
    scale.zoom === 'day' && !MONDAY_TO_FRIDAY.isWorkingDay(dayNumber(startDate));
  const shaded = [...columns.filter(isFree), ...(past.startDate <= past.endDate ? [past] : [])];
  // Layers of a background, the first on top, instead of an element per column.
  const layers = [
    ...columns.map(({ startDate }) => layer('--border-hairline', { left: scale.x(startDate), width: 1 })),
    ...shaded.map((days) => layer('--bg-subtle', scale.box(days))),
  ];
  return (
    <>
      <Columns aria-hidden="true" style={{ inlineSize: scale.width, '--columns': layers.join() }} />
      <Today aria-hidden="true" style={{ transform: `translateX(${middleOf(scale, today)}px)` }} />
    </>
  );
}

const layer = (color: string, { left, width }: { left: number; width: number }) =>
  `linear-gradient(var(${color}) 0 0) ${left}px 0 / ${width}px 100% no-repeat`;

function middleOf(scale: TimeScale, day: CalendarDay): number {
  return scale.x(day) + Math.round(scale.pxPerDay / 2);
}
