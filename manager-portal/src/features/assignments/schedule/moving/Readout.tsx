import type { ScheduleProject } from '@erm/contracts/schedule';
import { matchSkills } from '@erm/contracts/skills';
import { PointerNote, shortRange } from '@erm/portal-kit/planning';
import { formatDay } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { RowModel } from '../engineers/row-model';
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
  /** Who would have it. */
  engineer: RowModel['engineer'];
  /** Its project unless that was deleted. */
  project: ScheduleProject | undefined;
  /** The pointer. */
  at: { x: number; y: number };
}

/** What would come of dropping here, beside the pointer. */
export function Readout({ proposal, engineer, project, at }: ReadoutProps) {
  const skills = proposal.from !== proposal.to && project && skillsText(project, engineer);
  return (
    <PointerNote at={at}>
      <Who>{`${proposal.copies ? 'Copy: ' : ''}${engineer.name}, ${shortRange(proposal)}`}</Who>
      <Outcome proposal={proposal} />
      {skills && <Line $muted>{skills}</Line>}
      {proposal.wall && <Line $muted>{wallText(proposal.wall)}</Line>}
    </PointerNote>
  );
}

function Outcome({ proposal: { verdict } }: { proposal: Proposal }) {
  if (!verdict) return null;
  const { over, violation } = verdict;
  if (over || violation) {
    return (
      <Line>
        <TriangleAlert size={12} />
        <span>{over ? `Over by ${over.excess}% ${shortRange(over)}` : 'Over on a weekend'}</span>
      </Line>
    );
  }
  return (
    <Line $muted>
      {verdict.peak} of {verdict.maxCapacity}%, {verdict.free}% free left
    </Line>
  );
}

/** "Has Terraform, AWS. Missing Security". */
function skillsText({ requiredSkills }: ScheduleProject, { skills }: RowModel['engineer']): string {
  const { coveredSkills: has, missingSkills: lacks } = matchSkills(requiredSkills, skills);
  const texts = [
    has.length > 0 && `Has ${has.join(', ')}`,
    lacks.length > 0 && `Missing ${lacks.join(', ')}`,
  ];
  return texts.filter(Boolean).join('. ');
}

/** "Project starts Apr 6, 2026". */
function wallText({ side, project }: { side: 'start' | 'end'; project: ScheduleProject }): string {
  return side === 'start'
    ? `Project starts ${formatDay(project.startDate)}`
    : `Project ends ${formatDay(project.endDate)}`;
}
