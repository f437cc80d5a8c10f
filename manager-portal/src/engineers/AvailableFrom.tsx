import type { CalendarDay } from '@erm/contracts/calendar-day';
import { formatDay } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

const Day = styled.span`
  white-space: nowrap;
`;

const Now = styled(Day)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1-5);
  color: var(--text-primary);

  &::before {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--status-green-solid);
    content: '';
  }
`;

/** The end of the last assignment, or "Available now". */
export function AvailableFrom({ day }: { day: CalendarDay | null }) {
  return day === null ? <Now>Available now</Now> : <Day>{formatDay(day)}</Day>;
}
