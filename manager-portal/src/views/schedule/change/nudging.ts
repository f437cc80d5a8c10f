import { shortRange } from '@erm/planning';
import { isTogether, type Found } from '../model/found';
import { isChanged, unchanged, type Change } from './change';
import type { ChangeCore } from './core';
import { nudge, type Nudge } from './nudge';
import * as texts from './texts';

/** Idle time after the last key press before saving. */
const REST_MS = 800;

/** Nudges of one assignment or all picked ones. Consecutive presses become one change. */
export class Nudging {
  readonly #core: ChangeCore;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(core: ChangeCore) {
    this.#core = core;
  }

  nudge(found: Found, by: Nudge): void {
    const core = this.#core;
    const { grid } = core;
    if (core.isSaving('nudge')) {
      core.warn(texts.STILL_SAVING);
      return;
    }
    if (!core.canSave()) return;
    const before = this.#goOn(isTogether(grid.picked, found.assignment._id) ? grid.picked : [found]);
    if ('steps' in by && before.every(({ assignment }) => assignment.endDate < grid.today)) {
      grid.say(texts.COMPLETED);
      return;
    }
    const draft = core.draftOf(before.map((change) => nudge(change, by, grid.projects, grid.today)));
    const verdicts = [...draft.verdicts.values()];
    const isSeveral = draft.changes.length > 1;
    if (verdicts.some(({ refusal }) => refusal)) {
      core.warn(
        isSeveral ? `Not saved. ${texts.refusedTogetherText(verdicts)}` : texts.refusedText(verdicts[0]),
      );
      return;
    }
    core.warn('');
    const changed = texts.countText(draft.changes.filter(isChanged).length);
    if (isSeveral) grid.sayStep(texts.togetherText(`${changed} changed`, verdicts));
    else if (verdicts[0]) grid.sayStep(texts.nudgedText(draft.changes[0]!, verdicts[0]));
    clearTimeout(this.#timer);
    core.go({ ...draft, is: 'nudged' });
    this.#timer = setTimeout(() => this.flush(), REST_MS);
  }

  /** Saves pending nudges now. */
  flush(): void {
    const { phase } = this.#core;
    if (phase.is !== 'nudged') return;
    clearTimeout(this.#timer);
    this.#core.sendAll(phase, { by: 'nudge', saved: this.#savedTexts(phase.changes) });
  }

  /** Discards pending nudges. Returns false if there are none. */
  discard(): boolean {
    if (this.#core.phase.is !== 'nudged') return false;
    clearTimeout(this.#timer);
    this.#core.putBack();
    return true;
  }

  /** Pending nudges of the same assignments; flushes nudges of any others. */
  #goOn(found: readonly Found[]): readonly Change[] {
    const { phase } = this.#core;
    const ids = new Set(found.map(({ assignment }) => assignment._id));
    const isSame =
      phase.is === 'nudged' &&
      phase.changes.length === ids.size &&
      phase.changes.every(({ assignment }) => ids.has(assignment._id));
    if (isSame) return phase.changes;
    this.flush();
    return found.map(unchanged);
  }

  #savedTexts(changes: readonly Change[]) {
    if (changes.length > 1) {
      const description = texts.countText(changes.filter(isChanged).length);
      return { title: 'Assignments updated', description };
    }
    const change = changes[0]!;
    const description = `${this.#core.nameOf(change)}, now ${change.allocationPercentage}%, ${shortRange(change)}`;
    return { title: 'Assignment updated', description };
  }
}
