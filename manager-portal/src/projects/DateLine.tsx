import { countDays, type DaySpan } from '@erm/contracts/calendar-day';
import { useToday } from '@erm/portal-kit';
import { formatDayRange, Icon, iconPaths } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

/** A line below the text, filled up to `--elapsed`, the elapsed part of the dates, with a mark for today. */
const Dates = styled.p<{ $running: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-block-end: 11px;
  color: var(--text-primary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;

  > :first-child {
    color: var(--text-tertiary);
  }

  &::before {
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    border-radius: var(--radius-pill);
    background: linear-gradient(to right, var(--text-tertiary) var(--elapsed), var(--load-track) 0);
    content: '';
  }

  &:dir(rtl)::before {
    transform: scaleX(-1);
  }

  &::after {
    position: absolute;
    inset-block-end: -3px;
    inset-inline-start: var(--elapsed);
    display: ${({ $running }) => ($running ? 'block' : 'none')};
    inline-size: 2px;
    block-size: 9px;
    background: var(--text-primary);
    content: '';
  }
`;

/** The project's dates and the elapsed part. */
export function DateLine({ span }: { span: DaySpan }) {
  const day = useToday();
  const passed = Math.max(0, countDays({ startDate: span.startDate, endDate: day }));
  const share = Math.min(1, passed / Math.max(1, countDays(span)));
  const elapsed: Record<string, string> = { '--elapsed': `${share * 100}%` };
  return (
    <Dates $running={span.startDate <= day && day <= span.endDate} style={elapsed}>
      <Icon path={iconPaths.calendar} size={14} />
      {formatDayRange(span.startDate, span.endDate)}
    </Dates>
  );
}
