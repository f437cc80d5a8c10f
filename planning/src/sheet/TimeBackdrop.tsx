import { addDays, dayNumber, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { columnsIn } from '@erm/contracts/time-columns';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { placeSpan } from '../days/place-span';
import type { TimeScale } from '../days/time-scale';

const Layer = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--first-column);
  pointer-events: none;
`;

const Line = styled.div`
  position: absolute;
  inset-block: 0;
  inline-size: 1px;
  background: var(--border-hairline);
`;

const Shade = styled.div`
  position: absolute;
  inset-block: 0;
  background: var(--bg-subtle);
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
  const past = { startDate: drawn.startDate, endDate: addDays(today, -1) };
  return (
    <>
      <Layer aria-hidden="true">
        {past.startDate <= past.endDate && <Shade style={placeSpan(scale, past)} />}
        {columnsIn(drawn, scale.zoom).map((column) => (
          <div key={column.startDate}>
            {scale.zoom === 'day' && !MONDAY_TO_FRIDAY.isWorkingDay(dayNumber(column.startDate)) && (
              <Shade style={placeSpan(scale, column)} />
            )}
            <Line style={{ insetInlineStart: scale.x(column.startDate) }} />
          </div>
        ))}
      </Layer>
      <Today aria-hidden="true" style={{ transform: `translateX(${middleOf(scale, today)}px)` }} />
    </>
  );
}

function middleOf(scale: TimeScale, day: CalendarDay): number {
  return scale.x(day) + Math.round(scale.pxPerDay / 2);
}
