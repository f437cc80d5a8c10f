import type { CalendarDay } from '@erm/contracts/calendar-day';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { HEAD, spokenLoad } from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Avatar } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { remainingCapacity } from '@erm/contracts/capacity';
import { loadOn } from '@erm/contracts/load-curve';
import { memo, type ReactNode } from 'react';
import { AssignByTouch } from './AssignByTouch';
import type { RowModel } from '../model/row-model';
import { Email, Free, Line, Lines, Name, Over, OverText, Person } from './ScheduleRowView.styles';
import { overloadText, positionOf } from '../model/schedule-texts';

interface RowPersonProps {
  model: RowModel;
  today: CalendarDay;
  /** Last day of the spoken description, once drawn. */
  until: CalendarDay | undefined;
  /** Whether it is in the tab order. */
  isActive: boolean;
  /** Whether a link led to this engineer. */
  marked: boolean;
  /** The effect of proposed changes; replaces the second line. */
  effect: ReactNode;
}

/** In a compact row: the first overload, or today's free capacity. */
function AtRight({ model, today }: Pick<RowPersonProps, 'model' | 'today'>) {
  const { engineer, curve, overload } = model;
  if (overload) {
    return (
      <Over type="button" tabIndex={-1} data-why title={overloadText(overload, today)}>
        <TriangleAlert size={12} aria-hidden="true" />+{overload.excess}%
      </Over>
    );
  }
  const free = remainingCapacity(engineer.maxCapacity, loadOn(curve, today));
  return <Free>{free > 0 ? `${free}% free` : 'Full'}</Free>;
}

/** Row header: the engineer, and their load in words. For deleted engineers, only the name. Memoized like the bars. */
export const RowPerson = memo(function RowPerson(props: RowPersonProps) {
  const { model, today, until, isActive, marked, effect } = props;
  const { engineer, curve, overload, isDeleted, isCompact } = model;
  const avatarPx = isCompact ? 20 : 28;
  const cell = {
    role: 'rowheader',
    tabIndex: isActive ? 0 : -1,
    'data-cell': HEAD,
    'data-compact': isCompact || undefined,
  };
  if (isDeleted) {
    return (
      <Person {...cell}>
        <PersonLine name={engineer.name} size={avatarPx} deleted />
      </Person>
    );
  }
  const describedBy = `load-${engineer._id}`;
  return (
    <Person {...cell} aria-current={marked || undefined} aria-describedby={describedBy}>
      <Avatar name={nameAlone(engineer)} size={avatarPx} />
      <Lines>
        <Name>
          {nameAlone(engineer)}
          {overload && engineer.email !== undefined && <Email>{engineer.email}</Email>}
        </Name>
        {effect}
        {!effect && !isCompact && overload && (
          <Over type="button" tabIndex={-1} data-why>
            <TriangleAlert size={12} aria-hidden="true" />
            <OverText>{overloadText(overload, today)}</OverText>
          </Over>
        )}
        {!effect && !isCompact && !overload && <Line>{positionOf(model)}</Line>}
      </Lines>
      {isCompact && !effect && <AtRight model={model} today={today} />}
      <AssignByTouch name={engineer.name} />
      {until && (
        <VisuallyHidden id={describedBy}>
          {spokenLoad(curve, engineer.maxCapacity, today, until)}
        </VisuallyHidden>
      )}
    </Person>
  );
});
