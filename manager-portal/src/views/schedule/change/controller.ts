import type { Part } from '@erm/planning';
import type { Found } from '../model/found';
import { changedParts, unchanged, type Change } from './change';
import { ChangeCore } from './core';
import { Fixing } from './fixing';
import { Holding } from './holding';
import { Nudging } from './nudging';
import type { Held } from './state';

/**
 * State machine for changes of one or several assignments in a grid: held by pointer or keys, or nudged by single keys; then
 * saved, contested after a conflict, or fixed after an overload. Knows neither React nor the DOM.
 */
export class ChangeController extends ChangeCore {
  readonly fixing = new Fixing(this);
  readonly nudging = new Nudging(this);
  readonly holding = new Holding(this, (held, placed) => this.fixing.dropped(held, placed));

  /** Takes assignments, after flushing nudges of others. */
  take(found: Found, part: Part, by: Held['by']): boolean {
    if (!this.isSaving('drop')) this.nudging.flush();
    return this.holding.take(found, part, by);
  }

  /** Resolves a conflict by applying the drop to the current state. */
  putDownAnyway(found: Found): void {
    const { phase } = this;
    if (phase.is !== 'contested') return;
    const { placed, getter } = phase;
    // Only fields that the drag changed override the current state.
    const { startDate, endDate } = changedParts(placed);
    const to = getter._id === placed.from ? found.model.engineer : getter;
    const now = unchanged(found);
    const next: Change = {
      ...now,
      to: to._id,
      copies: placed.copies,
      startDate: startDate ?? now.startDate,
      endDate: endDate ?? now.endDate,
    };
    this.sendMove(this.draftOf([next]), next, to);
  }
}
