import { rowsInSight, ScrollLetter, type TimeCanvas } from '@erm/planning';
import { formatCount } from '@erm/ui-kit/data';
import type { ScheduleRows } from './use-schedule-rows';

interface RowLetterProps {
  canvas: TimeCanvas;
  rows: ScheduleRows;
}

/** The first letter of the first engineer in sight while you scroll fast, or until they are loaded, which row it is. */
export function RowLetter({ canvas, rows: { placed, modelAt } }: RowLetterProps) {
  return (
    <ScrollLetter
      scroller={canvas.scroller}
      labelAt={(scroller) => {
        const [first] = rowsInSight(placed, scroller);
        return modelAt(first)?.engineer.name.charAt(0) ?? formatCount(first + 1);
      }}
    />
  );
}
