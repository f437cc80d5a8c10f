import { MAX_OPERATIONS } from '@erm/contracts/batches';
import { countUnits } from '@erm/ui-kit/data';
import { excessText } from '../moving/moving-texts';
import type { RowVerdict } from './plan';

/** "3 assignments". */
export function countText(count: number): string {
  return countUnits(count, ['assignment', 'assignments']);
}

/** "7 days later", "1 day earlier". */
export function daysText(days: number): string {
  const count = countUnits(Math.abs(days), ['day', 'days']);
  return days === 0 ? 'where they are' : `${count} ${days > 0 ? 'later' : 'earlier'}`;
}

/** What screen readers hear when several are taken. */
export function takenTogetherText(count: number): string {
  return `Taken: ${countText(count)}. Left and right arrow keys move all, Space puts down, Escape puts back.`;
}

/** What screen readers hear while several are changed. */
export function togetherText(what: string, verdicts: readonly RowVerdict[], stops: boolean): string {
  const over = verdicts.filter(({ violation }) => violation);
  const loads =
    over.length > 0
      ? `over capacity: ${over.map(({ model }) => model.engineer.name).join(', ')}`
      : 'nobody over capacity';
  return `${what}, ${loads}.${stops ? ' A project begins or ends there.' : ''}`;
}

/** Who would be over capacity, so that nothing is saved. */
export function refusedTogetherText(verdicts: readonly RowVerdict[]): string {
  return verdicts
    .filter(({ violation }) => violation)
    .map((verdict) => {
      const { name } = verdict.model.engineer;
      return excessText(verdict, name) ?? `${name}: ${verdict.violation?.message ?? ''}`;
    })
    .join(' ');
}

/** Why nothing is saved if the API takes less at once. */
export function tooMuchText(count: number): string {
  return `At most ${MAX_OPERATIONS} changes can be saved at once, and these are ${count}. Select fewer.`;
}
