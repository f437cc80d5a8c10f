import type { EngineerCapacity } from '@erm/contracts/engineers';
import { statusLook } from '@erm/portal-kit';
import type { MonthItem } from '@erm/ui-kit/calendar';

/** The engineer's assignments as the month grid draws them, with their tooltip (product-rules#engineer-screens). */
export function timelineItems({ assignments }: EngineerCapacity): MonthItem[] {
  return assignments.map(({ _id, projectName, role, status, startDate, endDate }) => {
    const { tone, glyph } = statusLook(status, 'assignment');
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
