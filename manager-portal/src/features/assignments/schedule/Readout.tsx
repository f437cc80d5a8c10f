import type { ScheduleProject } from '@erm/contracts/schedule';
import { shortRange } from '@erm/portal-kit/planning';
import { formatDay } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Proposal } from './use-moving';

const Box = styled.div`
  position: fixed;
  z-index: var(--z-tooltip);
  max-inline-size: 320px;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-md);
  background: var(--bg-inverse);
  color: var(--text-on-inverse);
  font: var(--type-caption);
  pointer-events: none;
`;

const Who = styled.p`
  font-weight: var(--font-weight-semibold);
`;

const Line = styled.p<{ $muted?: boolean }>`
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

const [OFFSET_PX, WIDTH_PX, HEIGHT_PX] = [12, 320, 84];

/** What would come of dropping here, beside the pointer. Screen readers are told the same in words. */
export function Readout({ proposal, engineerName, at }: ReadoutProps) {
  const flipsX = at.x + OFFSET_PX + WIDTH_PX > window.innerWidth;
  const flipsY = at.y + OFFSET_PX + HEIGHT_PX > window.innerHeight;
  return (
    <Box
      aria-hidden="true"
      style={{
        ...(flipsX ? { right: window.innerWidth - at.x + OFFSET_PX } : { left: at.x + OFFSET_PX }),
        ...(flipsY ? { bottom: window.innerHeight - at.y + OFFSET_PX } : { top: at.y + OFFSET_PX }),
      }}
    >
      <Who>
        {engineerName}, {shortRange(proposal)}
      </Who>
      <Outcome proposal={proposal} />
      {proposal.wall && <Line $muted>{wallText(proposal.wall)}</Line>}
    </Box>
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
