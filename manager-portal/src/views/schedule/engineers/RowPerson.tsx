import type { CalendarDay } from '@erm/contracts/calendar-day';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { HEAD, spokenLoad } from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Avatar } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { AssignByTouch } from './AssignByTouch';
import type { RowModel } from '../model/row-model';
import { Email, Line, Lines, Name, Over, OverText, Person } from './ScheduleRowView.styles';
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
}

/** Row header: the engineer, and their load in words. For deleted engineers, only the name. */
export function RowPerson({ model, today, until, isActive, marked }: RowPersonProps) {
  const { engineer, curve, overload, isDeleted } = model;
  const cell = { role: 'rowheader', tabIndex: isActive ? 0 : -1, 'data-cell': HEAD };
  if (isDeleted) {
    return (
      <Person {...cell}>
        <PersonLine name={engineer.name} size={28} deleted />
      </Person>
    );
  }
  const describedBy = `load-${engineer._id}`;
  return (
    <Person {...cell} aria-current={marked || undefined} aria-describedby={describedBy}>
      <Avatar name={nameAlone(engineer)} size={28} />
      <Lines>
        <Name>
          {nameAlone(engineer)}
          {overload && engineer.email !== undefined && <Email>{engineer.email}</Email>}
        </Name>
        {overload ? (
          <Over type="button" tabIndex={-1} data-why>
            <TriangleAlert size={12} aria-hidden="true" />
            <OverText>{overloadText(overload, today)}</OverText>
          </Over>
        ) : (
          <Line>{positionOf(model)}</Line>
        )}
      </Lines>
      <AssignByTouch name={engineer.name} />
      {until && (
        <VisuallyHidden id={describedBy}>
          {spokenLoad(curve, engineer.maxCapacity, today, until)}
        </VisuallyHidden>
      )}
    </Person>
  );
}
