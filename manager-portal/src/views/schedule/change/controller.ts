import type { Part } from '@erm/planning';
import type { Found } from '../model/found';
import { changedParts, unchanged, type Change } from './change';
import { ChangeCore } from './core';
import { Fixing } from './fixing';
import { Holding } from './holding';
import { Nudging } from './nudging';
import type { Held } from './state';

/**
 * Changes of assignments in a grid, of one or of all that are picked: held by pointer or keys, or nudged by single keys;
 * then saved, contested if somebody else has changed the same, or fixed if they do not fit. Knows neither React nor the
 * document.
 */
export class ChangeController extends ChangeCore {
  readonly fixing = new Fixing(this);
  readonly nudging = new Nudging(this);
  readonly holding = new Holding(this, (held, placed) => this.fixing.dropped(held, placed));

  /** Takes assignments, after what keys have changed of others is sent. */
  take(found: Found, part: Part, by: Held['by']): boolean {
    if (!this.isSaving('drop')) this.nudging.flush();
    return this.holding.take(found, part, by);
  }

  /** Saves what was dropped on top of what somebody else has made of it. */
  putDownAnyway(found: Found): void {
    const { phase } = this;
    if (phase.is !== 'contested') return;
    const { placed, getter } = phase;
    // Neither who has it nor a start or end goes back that was not moved.
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
