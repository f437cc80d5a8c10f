import { countDays, type DaySpan } from '@erm/contracts/calendar-day';
import { today } from '@erm/portal-kit';
import { formatDayRange } from '@erm/ui-kit/data';
import { CalendarDays } from 'lucide-react';
import { styled } from 'styled-components';

const Dates = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-primary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;

  > svg {
    color: var(--text-tertiary);
  }
`;

const Line = styled.div`
  position: relative;
  height: 3px;
  margin-block-start: var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--load-track);
`;

const Passed = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--text-tertiary);
`;

const Today = styled.div`
  position: absolute;
  inset-block: -3px;
  width: 2px;
  background: var(--text-primary);
`;

/** The project's dates, and how far along today is. */
export function DateLine({ span }: { span: DaySpan }) {
  const day = today();
  const passed = Math.max(0, countDays({ startDate: span.startDate, endDate: day }));
  const share = `${Math.min(1, passed / Math.max(1, countDays(span))) * 100}%`;
  const isRunning = span.startDate <= day && day <= span.endDate;
  return (
    <div>
      <Dates>
        <CalendarDays size={14} aria-hidden="true" />
        {formatDayRange(span.startDate, span.endDate)}
      </Dates>
      <Line aria-hidden="true">
        <Passed style={{ inlineSize: share }} />
        {isRunning && <Today style={{ insetInlineStart: share }} />}
      </Line>
    </div>
  );
}
