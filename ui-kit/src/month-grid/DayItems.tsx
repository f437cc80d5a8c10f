import { GlyphIcon } from '../glyph';
import type { MonthItem } from './month-item';
import { DayLine, DayList, DayTitle } from './MonthGrid.styles';

interface DayItemsProps {
  title: string;
  items: readonly MonthItem[];
  emptyText: string;
}

/** All that a day holds, each with its whole description: what the tooltip is for the pointer alone. */
export function DayItems({ title, items, emptyText }: DayItemsProps) {
  return (
    <>
      <DayTitle>{title}</DayTitle>
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
    </>
  );
}
