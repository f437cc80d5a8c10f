import type { CalendarDay } from '@erm/contracts/calendar-day';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { HEAD, spokenLoad } from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Avatar } from '@erm/ui-kit/data';
import { Check, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { AssignByTouch } from './AssignByTouch';
import type { Effect } from '../change/effect';
import type { RowModel } from '../model/row-model';
import { EffectLine, Email, Line, Lines, Name, Over, OverText, Person } from './ScheduleRowView.styles';
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
  effect: Effect | null;
}

function RowEffect({ effect: { over, fits, has, missing } }: { effect: Effect }) {
  return (
    <>
      <EffectLine data-tone={over ? 'over' : 'fits'}>
        {over ? <TriangleAlert size={12} aria-hidden="true" /> : <Check size={12} aria-hidden="true" />}
        <OverText>{over ?? fits}</OverText>
      </EffectLine>
      {has && <Line>{has}</Line>}
      {missing && (
        <EffectLine data-tone="missing">
          <TriangleAlert size={12} aria-hidden="true" />
          <OverText>{missing}</OverText>
        </EffectLine>
      )}
    </>
  );
}

/** Row header: the engineer, and their load in words. For deleted engineers, only the name. Memoized like the bars. */
export const RowPerson = memo(function RowPerson(props: RowPersonProps) {
  const { model, today, until, isActive, marked, effect } = props;
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
        {effect && <RowEffect effect={effect} />}
        {!effect && overload && (
          <Over type="button" tabIndex={-1} data-why>
            <TriangleAlert size={12} aria-hidden="true" />
            <OverText>{overloadText(overload, today)}</OverText>
          </Over>
        )}
        {!effect && !overload && <Line>{positionOf(model)}</Line>}
      </Lines>
      <AssignByTouch name={engineer.name} />
      {until && (
        <VisuallyHidden id={describedBy}>
          {spokenLoad(curve, engineer.maxCapacity, today, until)}
        </VisuallyHidden>
      )}
    </Person>
  );
});
