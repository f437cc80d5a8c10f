import type { ScheduleProject } from '@erm/contracts/schedule';
import { matchSkills } from '@erm/contracts/skills';
import { PointerNote, shortRange } from '@erm/planning';
import { formatDay } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Projects } from '../model/schedule-texts';
import type { Verdict } from './judge';
import type { Held } from './state';
import { countText, daysText, NO_COPIES } from './texts';

export const Who = styled.div`
  font-weight: var(--font-weight-semibold);
`;

export const Line = styled.div<{ $muted?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: ${({ $muted }) => ($muted ? 'var(--text-on-inverse-muted)' : 'inherit')};
`;

/** More lines would cover the target. */
const MAX_ROWS = 4;

interface ReadoutProps {
  held: Held;
  projects: Projects;
  /** Pointer position in the window. */
  at: { x: number; y: number };
}

/** Readout beside the pointer: the result of dropping here. */
export function Readout({ held, projects, at }: ReadoutProps) {
  return held.changes.length > 1 ? (
    <OfSeveral held={held} at={at} />
  ) : (
    <OfOne held={held} projects={projects} at={at} />
  );
}

function OfOne({ held, projects, at }: ReadoutProps) {
  const change = held.changes[0]!;
  const verdict = held.verdicts.get(change.to ?? '');
  if (!verdict) return null;
  const { over, refusal, peak, free, engineer } = verdict;
  const project = projects.get(change.assignment.projectId ?? '');
  const skills = change.from !== change.to && project && skillsText(project, engineer);
  return (
    <PointerNote at={at}>
      <Who>{`${change.copies ? 'Copy: ' : ''}${engineer.name}, ${shortRange(change)}`}</Who>
      {over || refusal ? (
        <Line>
          <TriangleAlert size={12} />
          <span>{over ? `Over by ${over.excess}% ${shortRange(over)}` : 'Over on a weekend'}</span>
        </Line>
      ) : (
        <Line $muted>
          {peak} of {engineer.maxCapacity}%, {free}% free left
        </Line>
      )}
      {skills && <Line $muted>{skills}</Line>}
      {change.wall && <Line $muted>{wallText(change.wall)}</Line>}
    </PointerNote>
  );
}

/** Overloaded engineers first. */
function OfSeveral({ held, at }: Omit<ReadoutProps, 'projects'>) {
  const verdicts = [...held.verdicts.values()];
  const isOver = ({ refusal }: Verdict) => refusal !== null;
  const rows = [...verdicts.filter(isOver), ...verdicts.filter((verdict) => !isOver(verdict))];
  return (
    <PointerNote at={at}>
      <Who>
        {countText(held.changes.length)}, {daysText(held.days)}
      </Who>
      {rows.slice(0, MAX_ROWS).map((verdict) => (
        <Line key={verdict.engineer._id} $muted={!isOver(verdict)}>
          {isOver(verdict) && <TriangleAlert size={12} />}
          <span>{`${verdict.engineer.name}: ${loadText(verdict)}`}</span>
        </Line>
      ))}
      {rows.length > MAX_ROWS && <Line $muted>and {rows.length - MAX_ROWS} more</Line>}
      {held.stops && <Line $muted>A project begins or ends there</Line>}
      {held.copies && <Line>{NO_COPIES}</Line>}
    </PointerNote>
  );
}

function loadText({ over, refusal, peak, engineer }: Verdict): string {
  if (!refusal) return `${peak} of ${engineer.maxCapacity}%`;
  return over ? `over by ${over.excess}% ${shortRange(over)}` : 'over on a weekend';
}

/** "Has Terraform, AWS. Missing Security". */
function skillsText({ requiredSkills }: ScheduleProject, { skills }: Verdict['engineer']): string {
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
