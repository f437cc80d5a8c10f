import type { ScheduleProject } from '@erm/contracts/schedule';
import { PointerNote, shortRange } from '@erm/portal-kit/planning';
import { formatDay } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Proposal } from './use-moving';

export const Who = styled.div`
  font-weight: var(--font-weight-semibold);
`;

export const Line = styled.div<{ $muted?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: ${({ $muted }) => ($muted ? 'var(--text-on-inverse-muted)' : 'inherit')};
`;

interface ReadoutProps {
  proposal: Proposal;
  engineerName: string;
  /** The pointer. */
  at: { x: number; y: number };
}

/** What would come of dropping here, beside the pointer. */
export function Readout({ proposal, engineerName, at }: ReadoutProps) {
  return (
    <PointerNote at={at}>
      <Who>
        {proposal.copies && 'Copy: '}
        {engineerName}, {shortRange(proposal)}
      </Who>
      <Outcome proposal={proposal} />
      {proposal.wall && <Line $muted>{wallText(proposal.wall)}</Line>}
    </PointerNote>
  );
}

function Outcome({ proposal: { verdict } }: { proposal: Proposal }) {
  if (!verdict) return null;
  if (verdict.over) {
    return (
      <Line>
        <TriangleAlert size={12} /> Over by {verdict.over.excess}% {shortRange(verdict.over)}
      </Line>
    );
  }
  return (
    <Line $muted>
      {verdict.peak} of {verdict.maxCapacity}%, {verdict.free}% free left
    </Line>
  );
}

/** "Project starts Apr 6, 2026". */
function wallText({ side, project }: { side: 'start' | 'end'; project: ScheduleProject }): string {
  return side === 'start'
    ? `Project starts ${formatDay(project.startDate)}`
    : `Project ends ${formatDay(project.endDate)}`;
}
