import { countDays, type DaySpan } from '@erm/contracts/calendar-day';
import { today } from '@erm/portal-kit';
import { formatDayRange, Icon, iconPaths } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

const Dates = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-primary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;

  > :first-child {
    color: var(--text-tertiary);
  }
`;

/** `--elapsed` is the part of the dates that is over; while they run, a mark shows today. */
const Line = styled.div<{ $running: boolean }>`
  position: relative;
  height: 3px;
  margin-block-start: var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--load-track);

  &::before {
    display: block;
    inline-size: var(--elapsed);
    block-size: 100%;
    border-radius: inherit;
    background: var(--text-tertiary);
    content: '';
  }

  &::after {
    position: absolute;
    inset-block: -3px;
    inset-inline-start: var(--elapsed);
    display: ${({ $running }) => ($running ? 'block' : 'none')};
    width: 2px;
    background: var(--text-primary);
    content: '';
  }
`;

/** The project's dates, and how far along today is. */
export function DateLine({ span }: { span: DaySpan }) {
  const day = today();
  const passed = Math.max(0, countDays({ startDate: span.startDate, endDate: day }));
  const share = Math.min(1, passed / Math.max(1, countDays(span)));
  const elapsed: Record<string, string> = { '--elapsed': `${share * 100}%` };
  const isRunning = span.startDate <= day && day <= span.endDate;
  return (
    <div>
      <Dates>
        <Icon path={iconPaths.calendar} size={14} />
        {formatDayRange(span.startDate, span.endDate)}
      </Dates>
      <Line aria-hidden="true" $running={isRunning} style={elapsed} />
    </div>
  );
}
