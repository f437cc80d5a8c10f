import type { ReactNode } from 'react';
import { formatDay } from '../format/format-day';
import { GlyphIcon } from '../glyph';
import type { MonthItem } from './month-item';
import { DayLine, DayList, DayTitle } from './MonthGrid.styles';

export interface DayItemsProps {
  /** YYYY-MM-DD. */
  day: string;
  items: readonly MonthItem[];
  emptyText: string;
  /** Rendered below the items. */
  renderDay?: ((day: string) => ReactNode) | undefined;
}

/** All items of a day with their full descriptions, which the tooltip shows to pointer users only. */
export function DayItems({ day, items, emptyText, renderDay }: DayItemsProps) {
  return (
    <>
      <DayTitle>{formatDay(day, 'weekday')}</DayTitle>
      {items.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <DayList>
          {items.map(({ id, tone, glyph, label, description = label }) => (
            <DayLine key={id} $tone={tone}>
              {glyph !== undefined && <GlyphIcon glyph={glyph} />}
              {description}
            </DayLine>
          ))}
        </DayList>
      )}
      {renderDay?.(day)}
    </>
  );
}
