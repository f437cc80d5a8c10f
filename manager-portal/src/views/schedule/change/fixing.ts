import type { OverloadFix } from '@erm/contracts/overload-fixes';
import type { Found } from '../model/found';
import { unchanged, type Change } from './change';
import type { ChangeCore } from './core';
import { IDLE, type Draft } from './state';
import * as texts from './texts';

/** Suggests and previews fixes for an overload. */
export class Fixing {
  readonly #core: ChangeCore;

  constructor(core: ChangeCore) {
    this.#core = core;
  }

  /** After a drop that causes an overload. */
  dropped(draft: Draft, placed: Change): void {
    this.#begin(draft, placed);
    this.#core.warn(texts.refusedText(draft.verdicts.get(placed.to ?? '')));
  }

  /** For an existing overload. */
  fix(found: Found): void {
    const change = unchanged(found);
    this.#begin(this.#core.draftOf([change]), change);
  }

  /** Previews a fix. */
  preview({ result, other, after, takerLoad, engineer }: OverloadFix): void {
    const { phase } = this.#core;
    if (phase.is !== 'fixing') return;
    const { placed, engineerId } = phase;
    const { startDate, endDate, allocationPercentage, engineerId: to } = result;
    const change: Change = { ...placed, startDate, endDate, allocationPercentage, to, wall: null };
    const draft = this.#core.draftOf([change]);
    const verdicts = new Map(draft.verdicts);
    const verdict = verdicts.get(to);
    if (verdict) {
      // The fix itself says what becomes of the overloaded engineer: it may change another assignment or the maximum.
      const load = takerLoad ? verdict.load : after;
      const { maxCapacity } = engineer;
      const fits = { refusal: null, over: undefined };
      verdicts.set(to, { ...verdict, ...fits, load, engineer: { ...verdict.engineer, maxCapacity } });
    }
    const { _id, ...dates } = other ?? { _id: null };
    const model = this.#core.grid.modelOf(engineerId);
    // A copy's original cannot be drawn in addition.
    const shortened = model?.assignments.find((each) => each._id === _id && _id !== placed.assignment._id);
    const others = model && shortened ? [{ ...unchanged({ assignment: shortened, model }), ...dates }] : [];
    this.#core.go({ ...phase, ...draft, changes: [...others, change], verdicts });
  }

  /** Called after a fix was saved. */
  fixed({ title }: OverloadFix): void {
    this.#core.go(IDLE);
    this.#core.grid.say(`${title}.`);
  }

  #begin(draft: Draft, placed: Change): void {
    this.#core.go({ ...draft, is: 'fixing', placed, engineerId: placed.to ?? placed.from });
  }
}
