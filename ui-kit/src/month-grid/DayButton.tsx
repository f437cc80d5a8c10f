import { VisuallyHidden } from '@erm/ui-kit/core';
import { TriangleAlert } from 'lucide-react';
import { use, useEffect, useRef, type MouseEvent } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { formatDay } from '../format/format-day';
import { dateToDay } from '../format/parse-day';
import { GlyphIcon } from '../glyph';
import { MAX_LANES } from './lay-out-month';
import { MonthContext } from './month-context';
import { Band, DayNumber, More, MoreText, Name, Warning } from './MonthGrid.styles';

/** A day and its visible items as a single button, which opens the full list. */
export function DayButton({ day: { date, outside }, modifiers, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { layout, warnings, openDay, opensBelow, toggleDay } = use(MonthContext);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const day = dateToDay(date);
  const { visible, items } = layout.get(day) ?? { visible: [], items: [] };
  const warning = warnings.get(day);
  const more = items.length - visible.length;
  const names = [...visible.map(({ item }) => item.label), ...(more > 0 ? [`+${more} more`] : [])];
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    button.onClick?.(event);
    toggleDay({ day, button: event.currentTarget });
  };
  return (
    <button
      {...button}
      ref={ref}
      aria-label={undefined}
      aria-haspopup={opensBelow ? undefined : 'dialog'}
      aria-expanded={openDay === day}
      onClick={press}
    >
      <VisuallyHidden>
        {[button['aria-label'], [warning, ...names].filter(Boolean).join(', ')].filter(Boolean).join(': ')}
      </VisuallyHidden>
      <DayNumber aria-hidden="true" $today={modifiers.today === true} $outside={outside}>
        {date.getDate() === 1 ? formatDay(day, 'short') : date.getDate()}
      </DayNumber>
      {warning !== undefined && (
        <Warning aria-hidden="true">
          <TriangleAlert size={12} />
          <MoreText>{warning}</MoreText>
        </Warning>
      )}
      {visible.map(({ item, lane, starts, ends, run }) => (
        <Band
          key={item.id}
          aria-hidden="true"
          data-tooltip={item.description ?? item.label}
          style={{ gridRow: lane + 2 }}
          $tone={item.tone}
          $starts={starts}
          $ends={ends}
          $leads={run > 0}
          $tentative={item.tentative === true}
        >
          {run > 0 && item.glyph !== undefined && <GlyphIcon glyph={item.glyph} />}
          <Name $run={run}>{item.label}</Name>
        </Band>
      ))}
      {more > 0 && (
        <More aria-hidden="true" style={{ gridRow: MAX_LANES + 2 }}>
          +{more}
          <MoreText> more</MoreText>
        </More>
      )}
    </button>
  );
}
