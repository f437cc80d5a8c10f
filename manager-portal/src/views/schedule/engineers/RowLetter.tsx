import { type PlacedRows, type RowList, rowsInSight, ScrollLetter, type TimeCanvas } from '@erm/planning';
import { formatCount } from '@erm/ui-kit/data';
import type { RowModel } from '../model/row-model';

interface RowLetterProps {
  canvas: TimeCanvas;
  rows: RowList<RowModel>;
  placed: PlacedRows;
}

/** The first letter of the first engineer in sight while you scroll fast, or until they are loaded, which row it is. */
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
