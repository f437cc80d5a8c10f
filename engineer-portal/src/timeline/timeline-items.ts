import type { EngineerCapacity } from '@erm/contracts/engineers';
import { statusAppearance } from '@erm/portal-kit';
import type { MonthItem } from '@erm/ui-kit/calendar';

/** Converts assignments to items of the month grid with tooltips (product-rules#engineer-screens). */
export function timelineItems({ assignments }: EngineerCapacity): MonthItem[] {
  return assignments.map(({ _id, projectName, role, status, startDate, endDate }) => {
    const { tone, glyph } = statusAppearance(status, 'assignment');
    return {
      id: _id,
      label: projectName,
      start: startDate,
      end: endDate,
      tone,
      glyph,
      tentative: status === 'upcoming',
      description: `${projectName} (${role}) - ${status}`,
    };
  });
}
