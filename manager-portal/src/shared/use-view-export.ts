import type { DaySpan } from '@erm/contracts/calendar-day';
import { type TimeScale, useSheetExport } from '@erm/planning';
import { formatDayRange } from '@erm/ui-kit/data';

interface ViewExportOptions {
  /** The canvas, for the visible days. */
  canvas: {
    scroller: () => HTMLElement | null;
    inSight: (more?: number) => DaySpan;
    drawnBeyond: () => number;
    scale: Pick<TimeScale, 'zoom'>;
  };
  title: string;
  /** Prefix of the image's file name. */
  name: string;
  q: string;
  /** The filters in words. */
  filters: readonly string[];
}

/** Printing and image export of a view over days, titled with days, search, and filters. */
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
