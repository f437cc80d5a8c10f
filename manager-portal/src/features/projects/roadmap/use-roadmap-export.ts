import { useSheetExport, type TimeCanvas } from '@erm/portal-kit/planning';
import { formatDayRange } from '@erm/ui-kit/data';
import type { RoadmapParams } from './roadmap-params';

interface RoadmapExportOptions {
  params: RoadmapParams;
  canvas: TimeCanvas;
  q: string;
}

/** The roadmap on paper and as an image: what is in sight, and how it was found. */
export function useRoadmapExport({ params: { zoom, status }, canvas, q }: RoadmapExportOptions) {
  return useSheetExport({
    scroller: canvas.scroller,
    title: 'Roadmap',
    details() {
      const { startDate, endDate } = canvas.inSight();
      const found = [...(q === '' ? [] : [`search “${q}”`]), ...(status ? [status] : [])];
      return [
        `${formatDayRange(startDate, endDate)}, by ${zoom}`,
        ...(found.length > 0 ? [`Only: ${found.join(', ')}`] : []),
      ];
    },
    fileName: () => `roadmap-${canvas.inSight().startDate}`,
  });
}
