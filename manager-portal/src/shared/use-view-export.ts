import type { DaySpan } from '@erm/contracts/calendar-day';
import { type TimeScale, useSheetExport } from '@erm/planning';
import { formatDayRange } from '@erm/ui-kit/data';

interface ViewExportOptions {
  /** What is in sight of time. */
  canvas: {
    scroller: () => HTMLElement | null;
    inSight: (more?: number) => DaySpan;
    drawnBeyond: () => number;
    scale: Pick<TimeScale, 'zoom'>;
  };
  title: string;
  /** What the image's name begins with. */
  name: string;
  q: string;
  /** What the filters leave, in words. */
  filters: readonly string[];
}

/** A view over time on paper and as an image: what is in sight, and how it was found. */
export function useViewExport({ canvas, title, name, q, filters }: ViewExportOptions) {
  return useSheetExport({
    scroller: canvas.scroller,
    title,
    drawnBeyond: canvas.drawnBeyond,
    details(more) {
      const { startDate, endDate } = canvas.inSight(more);
      const found = [...(q === '' ? [] : [`search “${q}”`]), ...filters];
      return [
        `${formatDayRange(startDate, endDate)}, by ${canvas.scale.zoom}`,
        ...(found.length > 0 ? [`Only: ${found.join(', ')}`] : []),
      ];
    },
    fileName: () => `${name}-${canvas.inSight().startDate}`,
  });
}
