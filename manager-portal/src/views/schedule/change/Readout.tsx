import type { ScheduleProject } from '@erm/contracts/schedule';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { ItemNote, LANE_PX, Overlay, PointerNote, shortRange, type TimeCanvas } from '@erm/planning';
import { formatDay } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Projects } from '../model/schedule-texts';
import { effectOf } from './effect';
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
}

/** The pointer in the window, or the days and the top of what keys move, relative to the first row. */
type Place = { x: number; y: number } | { canvas: TimeCanvas; days: DaySpan; top: number };

/** The result of dropping here. */
export function Readout({ at, held, projects }: ReadoutProps & { at: Place }) {
  const text =
    held.changes.length > 1 ? <OfSeveral held={held} /> : <OfOne held={held} projects={projects} />;
  if ('x' in at) return <PointerNote at={at}>{text}</PointerNote>;
  return (
    <Overlay aria-hidden="true">
      <ItemNote {...at} height={LANE_PX - 2}>
        {text}
      </ItemNote>
    </Overlay>
  );
}

function OfOne({ held, projects }: ReadoutProps) {
  const change = held.changes[0]!;
  const verdict = held.verdicts.get(change.to ?? '');
  if (!verdict) return shortRange(change);
  const { over, fits, has, missing } = effectOf([change], verdict, projects);
  return (
    <>
      <Who>{`${change.copies ? 'Copy: ' : ''}${verdict.engineer.name}, ${shortRange(change)}`}</Who>
      {over ? (
        <Line>
          <TriangleAlert size={12} />
          <span>{over}</span>
        </Line>
      ) : (
        <Line $muted>
          {fits}, {verdict.free}% free left
        </Line>
      )}
      {(has || missing) && <Line $muted>{[has, missing].filter(Boolean).join(' ')}</Line>}
      {change.wall && <Line $muted>{wallText(change.wall)}</Line>}
      {over && <Line $muted>Drop to see fixes</Line>}
    </>
  );
}

/** Overloaded engineers first. */
function OfSeveral({ held }: Pick<ReadoutProps, 'held'>) {
  const verdicts = [...held.verdicts.values()];
  const isOver = ({ refusal }: Verdict) => refusal !== null;
  const rows = [...verdicts.filter(isOver), ...verdicts.filter((verdict) => !isOver(verdict))];
  return (
    <>
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
    </>
  );
}

function loadText({ over, refusal, peak, engineer }: Verdict): string {
  if (!refusal) return `${peak} of ${engineer.maxCapacity}%`;
  return over ? `over by ${over.excess}% ${shortRange(over)}` : 'over on a weekend';
}

/** "Project starts Apr 6, 2026". */
function wallText({ side, project }: { side: 'start' | 'end'; project: ScheduleProject }): string {
  return side === 'start'
    ? `Project starts ${formatDay(project.startDate)}`
    : `Project ends ${formatDay(project.endDate)}`;
}
