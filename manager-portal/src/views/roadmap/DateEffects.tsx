import { Note, Stack } from '@erm/ui-kit/core';
import { countUnits, type Unit } from '@erm/ui-kit/data';
import { daysMoved } from '@erm/contracts/project-dates';
import type { DaySpan } from '@erm/contracts/calendar-day';
import styled from 'styled-components';
import type { Effect, Overloaded } from './date-plan';
import { rangeText } from '../../shared/range-text';

/** Further ones are only counted. */
const MAX_LINES = 8;
const ASSIGNMENTS: Unit = ['assignment', 'assignments'];
const DAYS: Unit = ['day', 'days'];

const Title = styled.h3`
  font: var(--type-small);
  font-weight: var(--font-weight-semibold);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--text-secondary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  strong {
    color: var(--text-primary);
    font-weight: var(--font-weight-medium);
  }
`;

interface DateEffectsProps {
  before: DaySpan;
  after: DaySpan;
  effects: readonly Effect[];
  overloaded: readonly Overloaded[];
}

/** Effects of a project's new dates on its assignments. */
export function DateEffects({ before, after, effects, overloaded }: DateEffectsProps) {
  const of = (wanted: Effect['effect']) => effects.filter(({ effect }) => effect === wanted);
  const [kept, moved] = [of('kept').length, of('moved').length];
  const days = daysMoved(before, after);
  const direction = days > 0 ? 'later' : 'earlier';
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Title>What happens to its assignments</Title>
        {effects.length === 0 && <p>Nobody is assigned.</p>}
        {moved > 0 && (
          <p>
            {countUnits(moved, ASSIGNMENTS)} {moved === 1 ? 'moves' : 'move'}{' '}
            {countUnits(Math.abs(days), DAYS)} {direction}.
          </p>
        )}
        {kept > 0 && (
          <p>
            {countUnits(kept, ASSIGNMENTS)} {kept === 1 ? 'stays as it is' : 'stay as they are'}.
          </p>
        )}
      </Stack>
      <EffectList title="Shortened" effects={of('shortened')} />
      <EffectList title="Removed" effects={of('removed')} />
      {overloaded.length > 0 && (
        <Note tone="red" title="Would be over capacity">
          <List>
            {overloaded.slice(0, MAX_LINES).map(({ engineerId, name, days: over, message }) => (
              <li key={engineerId}>
                {over ? `${name} by ${over.excess}%, ${rangeText(over)}` : `${name}: ${message}`}
              </li>
            ))}
            <More count={overloaded.length - MAX_LINES} />
          </List>
        </Note>
      )}
    </Stack>
  );
}

function EffectList({ title, effects }: { title: string; effects: readonly Effect[] }) {
  if (effects.length === 0) return null;
  return (
    <Stack gap={1}>
      <Title>{title}</Title>
      <List aria-label={title}>
        {effects.slice(0, MAX_LINES).map(({ assignment, dates }) => (
          <li key={assignment._id}>
            <strong>{assignment.engineerId.name}</strong>
            <span>{`, ${assignment.allocationPercentage}%, ${rangeText(assignment)}`}</span>
            {dates && <span>{` → ${rangeText(dates)}`}</span>}
          </li>
        ))}
        <More count={effects.length - MAX_LINES} />
      </List>
    </Stack>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <li>+{count} more</li> : null;
}
