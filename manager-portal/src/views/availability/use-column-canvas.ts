import { firstColumnWidth, type GridCanvas, useScroller } from '@erm/planning';
import { type AvailabilityParams, spanOf } from './availability-params';

/** A canvas of equally wide columns that all fit. */
export function useColumnCanvas({ columns, by, from }: Pick<AvailabilityParams, 'columns' | 'by' | 'from'>) {
  const scrolling = useScroller();
  const { scroller } = scrolling;
  return {
    ...scrolling,
    scale: { zoom: by },
    asked: from,
    inSight: () => spanOf(columns),
    drawnBeyond() {
      const element = scroller();
      return element ? element.scrollWidth - element.scrollLeft - element.clientWidth : 0;
    },
    /** Scrolls to a column, with one to spare on both sides. */
    reveal({ startDate }) {
      const element = scroller();
      if (!element) return;
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const first = firstColumnWidth(element);
      const width = (scrollWidth - first) / columns.length;
      const before = columns.findIndex((column) => column.startDate === startDate) - 1;
      const least = (before + 3) * width - (clientWidth - first);
      element.scrollLeft = Math.min(before * width, Math.max(least, scrollLeft));
    },
  } satisfies GridCanvas & Record<string, unknown>;
}

export type ColumnCanvas = ReturnType<typeof useColumnCanvas>;
