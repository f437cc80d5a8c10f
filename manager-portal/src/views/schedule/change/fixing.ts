import type { OverloadFix } from '@erm/contracts/overload-fixes';
import type { Found } from '../model/found';
import { unchanged, type Change } from './change';
import type { ChangeCore } from './core';
import { IDLE, type Draft } from './state';
import * as texts from './texts';

/** Suggesting fixes for an overload, and showing what they would make of the assignments. */
export class Fixing {
  readonly #core: ChangeCore;

  constructor(core: ChangeCore) {
    this.#core = core;
  }

  /** For what was dropped where it does not fit. */
  dropped(draft: Draft, placed: Change): void {
    this.#begin(draft, placed);
    this.#core.warn(texts.refusedText(draft.verdicts.get(placed.to ?? '')));
  }

  /** For an overload that exists. */
  fix(found: Found): void {
    const change = unchanged(found);
    this.#begin(this.#core.draftOf([change]), change);
  }

  /** Shows what a fix would make of the assignment, and of another one of who would be over capacity. */
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
      // What the fix makes of who was over capacity, it knows itself: it may change another assignment, or the maximum.
      const load = takerLoad ? verdict.load : after;
      const { maxCapacity } = engineer;
      const fits = { refusal: null, over: undefined };
      verdicts.set(to, { ...verdict, ...fits, load, engineer: { ...verdict.engineer, maxCapacity } });
    }
    const { _id, ...dates } = other ?? { _id: null };
    const model = this.#core.grid.modelOf(engineerId);
    // The original of a copy cannot be shown beside that.
    const shortened = model?.assignments.find((each) => each._id === _id && _id !== placed.assignment._id);
    const others = model && shortened ? [{ ...unchanged({ assignment: shortened, model }), ...dates }] : [];
    this.#core.go({ ...phase, ...draft, changes: [...others, change], verdicts });
  }

  /** A fix was saved. */
  fixed({ title }: OverloadFix): void {
    this.#core.go(IDLE);
    this.#core.grid.say(`${title}.`);
  }

  #begin(draft: Draft, placed: Change): void {
    this.#core.go({ ...draft, is: 'fixing', placed, engineerId: placed.to ?? placed.from });
  }
}
