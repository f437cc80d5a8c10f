import { formatDayRange } from '@erm/ui-kit/data';
import { useSheetExport, type TimeCanvas } from '@erm/portal-kit/planning';
import { filterTexts } from '../../../shared/roster-filter/filter-texts';
import type { ScheduleParams } from './schedule-params';

interface ScheduleExportOptions {
  params: ScheduleParams;
  canvas: TimeCanvas;
  q: string;
}

/** The schedule on paper and as an image: what is in sight, and how it was found. */
export function useScheduleExport({ params, canvas, q }: ScheduleExportOptions) {
  const { group, zoom, filter } = params;
  return useSheetExport({
    scroller: canvas.scroller,
    title: `Schedule by ${group}`,
    details() {
      const { startDate, endDate } = canvas.inSight();
      const found = [
        ...(q === '' ? [] : [`search “${q}”`]),
        ...(group === 'engineer' ? filterTexts(filter) : []),
      ];
      return [
        `${formatDayRange(startDate, endDate)}, by ${zoom}`,
        ...(found.length > 0 ? [`Only: ${found.join(', ')}`] : []),
      ];
    },
    fileName: () => `schedule-${canvas.inSight().startDate}`,
  });
}
