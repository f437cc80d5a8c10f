import { EmptyState } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { ChartGantt } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAssignmentCount, type ScheduleData } from './schedule-queries';

/** From edge to edge, like the rows. */
const Band = styled(EmptyState)`
  margin-block-start: calc(-1 * var(--space-4));
  margin-inline: calc(-1 * var(--page-padding));
  border-block-start: 1px solid var(--border-default);
`;

interface NoAssignmentsProps {
  data: ScheduleData;
  createButton: ReactNode;
}

/** How to make the first assignment, beside the rows that it is made in. Asked only if the loaded ones have none. */
export function NoAssignments({ data: { rows, totals }, createButton }: NoAssignmentsProps) {
  const hasNone = [...rows.values()].every((row) => row.assignments.length === 0);
  const isPossible = totals !== undefined && totals.total > 0 && hasNone;
  const count = useAssignmentCount(isPossible);
  const isTouched = useMedia(`${phoneQuery}, (pointer: coarse)`);
  if (!isPossible || count !== 0) return null;
  return (
    <Band icon={<ChartGantt size={20} />} title="No assignments yet." action={createButton}>
      <p>
        {isTouched
          ? 'Tap + beside an engineer to make the first one.'
          : "Drag across an engineer's row to make the first one."}
      </p>
    </Band>
  );
}
