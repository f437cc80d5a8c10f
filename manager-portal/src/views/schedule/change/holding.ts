import { dayNumber } from '@erm/contracts/calendar-day';
import { type Part, PARTS, shiftDates, snapDates } from '@erm/planning';
import { isTogether, type Found } from '../model/found';
import { projectNameOf } from '../model/schedule-texts';
import { changedParts, isSameChange, move, moveAll, unchanged, type Change, type Movement } from './change';
import type { ChangeCore } from './core';
import type { Held } from './state';
import * as texts from './texts';

/** Holding one assignment, or all picked ones, by pointer or keys. */
export class Holding {
  readonly #core: ChangeCore;
  /** Called after a drop that causes an overload. */
  readonly #onOverload: (held: Held, placed: Change) => void;

  constructor(core: ChangeCore, onOverload: (held: Held, placed: Change) => void) {
    this.#core = core;
    this.#onOverload = onOverload;
  }

  /** Picks up an assignment, or all selected ones if it is among them. Returns false while saving or offline. */
  take(found: Found, part: Part, by: Held['by']): boolean {
    const core = this.#core;
    const { grid } = core;
    if (core.isSaving('drop')) {
      grid.notify({ kind: 'info', title: 'Still saving', description: texts.STILL_SAVING });
      return false;
    }
    if (!core.canSave()) return false;
    core.warn('');
    const { assignment } = found;
    const taken = part === 'whole' && isTogether(grid.picked, assignment._id) ? grid.picked : [found];
    const draft = core.draftOf(taken.map(unchanged));
    core.go({ ...draft, is: 'held', by, part, grabbed: assignment, days: 0, stops: false, copies: false });
    const text =
      taken.length > 1
        ? texts.takenTogetherText(taken.length)
        : texts.takenText(projectNameOf(assignment, grid.projects), assignment);
    grid.say(by === 'keys' ? text : '');
    return true;
  }

  /**
   * Moves what is held relative to its original place, as by pointer.
   * @param target ID of the new engineer; null over a row that is not loaded
   */
  moveTo(days: number, target: string | null, snaps: boolean, copies: boolean): void {
    const { phase: held, grid } = this.#core;
    if (held.is !== 'held') return;
    const snapsNow = snaps && days !== 0;
    if (held.changes.length > 1) {
      const { grabbed } = held;
      const dates = shiftDates(grabbed, 'whole', days);
      const { startDate } = snapsNow ? snapDates(dates, 'whole', grid.zoom) : dates;
      this.#moveAll(held, dayNumber(startDate) - dayNumber(grabbed.startDate), copies);
      return;
    }
    const before = held.changes[0]!;
    const isWhole = held.part === 'whole';
    const dates = shiftDates(before.assignment, held.part, days);
    // Resizing neither hands over nor copies.
    const to = isWhole ? target : before.from;
    const { changes } = this.#move(held, { dates, to, copies: copies && isWhole, snaps: snapsNow });
    if (changes[0]!.copies !== before.copies) grid.say(before.copies ? 'Move' : 'Copy');
  }

  /** Moves what is held relative to its current place, as by keys. */
  moveBy(days: number, rows: number): void {
    const { phase: held, grid } = this.#core;
    if (held.is !== 'held') return;
    if (held.changes.length > 1) {
      const moved = this.#moveAll(held, held.days + days, false);
      const what = `${texts.countText(held.changes.length)} ${texts.daysText(moved.days)}`;
      grid.sayStep(texts.togetherText(what, [...moved.verdicts.values()], moved.stops));
      return;
    }
    const before = held.changes[0]!;
    const isWhole = held.part === 'whole';
    const to = isWhole ? grid.below(before.to ?? before.from, rows) : before.from;
    const dates = shiftDates(before, held.part, days);
    const { changes, verdicts } = this.#move(held, { dates, to, copies: false, snaps: false });
    const engineer = grid.modelOf(to ?? '')?.engineer;
    grid.sayStep(texts.changeText(changes[0]!, verdicts.get(to ?? ''), engineer?.name ?? ''));
  }

  /** Cycles through the parts to move: all, start, end. */
  nextPart(): void {
    const { phase: held, grid } = this.#core;
    if (held.is !== 'held' || held.changes.length > 1) return;
    const part = PARTS[(PARTS.indexOf(held.part) + 1) % PARTS.length]!;
    this.#core.go({ ...held, part });
    grid.say({ whole: 'All of it', start: 'Start', end: 'End' }[part]);
  }

  /** Saves what is held, unless it is unchanged or does not fit. Returns whether a save has started. */
  putDown(): boolean {
    const { phase: held } = this.#core;
    if (held.is !== 'held') return false;
    return held.changes.length > 1 ? this.#dropAll(held) : this.#drop(held);
  }

  #move(held: Held, movement: Omit<Movement, 'part'>): Held {
    const core = this.#core;
    const before = held.changes[0]!;
    const change = move(before, { ...movement, part: held.part }, core.grid);
    if (isSameChange(before, change)) return held;
    const moved = { ...held, ...core.draftOf([change], held) };
    core.go(moved);
    return moved;
  }

  #moveAll(held: Held, asked: number, copies: boolean): Held {
    const core = this.#core;
    const { days, changes } = moveAll(held.changes, asked, core.grid.projects);
    const draft = days === held.days ? held : core.draftOf(changes, held);
    const moved = { ...held, ...draft, days, stops: days !== asked, copies };
    core.go(moved);
    return moved;
  }

  #drop(held: Held): boolean {
    const core = this.#core;
    const { grid } = core;
    const placed = held.changes[0]!;
    const [giver, getter] = [grid.modelOf(placed.from), grid.modelOf(placed.to ?? '')];
    if (Object.keys(changedParts(placed)).length === 0 || !giver || !getter || !core.canSave()) {
      core.putBack();
      return false;
    }
    if (placed.copies && placed.assignment.projectId === null) {
      core.putBack();
      core.warn('Its project was deleted, so it cannot be copied.');
      return false;
    }
    if (held.verdicts.get(getter.engineer._id)?.refusal) {
      this.#onOverload(held, placed);
      return false;
    }
    core.sendMove(held, placed, getter.engineer);
    return true;
  }

  #dropAll(held: Held): boolean {
    const core = this.#core;
    if (held.copies) core.warn(texts.NO_COPIES);
    if (held.copies || held.days === 0 || !core.canSave()) {
      core.putBack();
      return false;
    }
    const description = `${texts.countText(held.changes.length)}, ${texts.daysText(held.days)}`;
    return core.sendAll(held, {
      by: 'drop',
      saved: { title: 'Assignments moved', description },
      announced: texts.movedText(`Moved: ${description}`),
    });
  }
}
