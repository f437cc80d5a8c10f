import { type PlacedRows, type RowList, rowsInSight, ScrollLetter, type TimeCanvas } from '@erm/planning';
import { formatCount } from '@erm/ui-kit/data';
import type { RowModel } from '../model/row-model';

interface RowLetterProps {
  canvas: TimeCanvas;
  rows: RowList<RowModel>;
  placed: PlacedRows;
}

/** While scrolling fast: the first letter of the first visible engineer, or the row number until loaded. */
export function RowLetter({ canvas, rows, placed }: RowLetterProps) {
  return (
    <ScrollLetter
      scroller={canvas.scroller}
      labelAt={(scroller) => {
        const [first] = rowsInSight(placed, scroller);
        return rows.at(first)?.engineer.name.charAt(0) ?? formatCount(first + 1);
      }}
    />
  );
}
