import { MAX_OPERATIONS } from '@erm/contracts/batches';
import { dayNumber, type CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { modifierKey, shiftDates, snapDates, useAnnouncer, type Zoom } from '@erm/portal-kit/planning';
import { useNotify } from '@erm/portal-sdk';
import { useState } from 'react';
import type { Nudge } from '../moving/nudging';
import type { Projects } from '../schedule-texts';
import { useRest } from '../moving/use-rest';
import { useTurn } from '../moving/use-turn';
import {
  daysWithinWalls,
  isChanged,
  moveAll,
  nudgeAll,
  operationsFor,
  verdictsOf,
  type Change,
} from './plan';
import { restsOf } from '../moving/rests-of';
import { useSaveChanges } from './save-changes';
import {
  countText,
  daysText,
  refusedTogetherText,
  takenTogetherText,
  togetherText,
  tooMuchText,
} from './texts';
import type { Picks } from './use-picks';

interface SeveralOptions {
  picks: Picks;
  projects: Projects;
  today: CalendarDay;
  zoom: Zoom;
  warn: (alert: string) => void;
  /** Called with what running assignments that were split go on as, by their IDs. */
  onSplit: (rests: ReadonlyMap<string, string>) => void;
}

export const NO_COPIES = 'Several assignments cannot be copied at once.';

/** What several become, until it is saved or put back. */
interface Draft {
  changes: readonly Change[];
  /** How they are held, if they are moved. */
  by: 'pointer' | 'keys' | null;
  /** By how many days they are moved, and whether a project ends that. */
  days: number;
  stops: boolean;
  /** Whether copies are asked for, of which there can only be one at a time. */
  copies: boolean;
}

/** All that are held, by one of them. */
export interface Together {
  grabbed: ScheduleAssignment;
}

/** Changing all picked assignments at once: by dragging one of them, or by the keys that change a single one. */
export function useSeveral({ picks, projects, today, zoom, warn, onSplit }: SeveralOptions) {
  const { say, sayStep } = useAnnouncer();
  const [draft, setDraft] = useState<Draft | null>(null);
  const save = useSaveChanges();
  const { canSave, canTake, canNudge } = useTurn(save.isPending, warn);
  const verdicts = draft ? verdictsOf(draft.changes, today) : [];
  const notify = useNotify();
  // Who is over capacity may be out of sight, and what was put down is put back: an announcement alone would not be seen.
  const refuse = (description: string) => notify({ kind: 'error', title: 'Not saved', description });

  /** Saves all, unless somebody would be over capacity. */
  const send = (
    changes: readonly Change[],
    saved: { title: string; description: string },
    announced = '',
  ): boolean => {
    const judged = verdictsOf(changes, today);
    const operations = operationsFor(changes, today);
    const isTooMuch = operations.length > MAX_OPERATIONS;
    if (isTooMuch || operations.length === 0 || judged.some(({ violation }) => violation)) {
      setDraft(null);
      if (isTooMuch) refuse(tooMuchText(operations.length));
      else if (operations.length > 0) refuse(refusedTogetherText(judged));
      return false;
    }
    const clear = () => setDraft((current) => (current?.changes === changes ? null : current));
    save.mutate(
      { operations, saved },
      {
        onSuccess(response) {
          const rests = restsOf(operations, response);
          picks.replace(rests);
          onSplit(rests);
          if (announced) say(announced);
        },
        onSettled: clear,
      },
    );
    return true;
  };
  const hold = (asked: number, by: 'pointer' | 'keys', copies = false) => {
    const days = daysWithinWalls(picks.list, asked, projects);
    const next: Draft = { changes: moveAll(picks.list, days), by, days, stops: days !== asked, copies };
    setDraft(next);
    return next;
  };
  const putBack = () => {
    setDraft(null);
    say('Put back.');
  };
  const rest = useRest({
    save(changes: readonly Change[]) {
      const count = changes.filter(isChanged).length;
      send(changes, { title: 'Assignments updated', description: countText(count) });
    },
    putBack,
  });

  return {
    draft,
    verdicts,
    isHeld: draft?.by === 'keys',
    /** Whether they are held, or being saved where they were put down. */
    isBusy: (draft !== null && draft.by !== null) || save.isPending,
    /** Whether a change of this assignment is one of all that are picked. */
    includes: (assignmentId: string) => picks.list.length > 1 && picks.ids.has(assignmentId),
    /** Takes all, with one of them. Returns null while they are saved, or nothing can be. */
    take(grabbed: ScheduleAssignment, by: 'pointer' | 'keys'): Together | null {
      if (!canTake()) return null;
      rest.flush();
      warn('');
      hold(0, by);
      say(by === 'keys' ? takenTogetherText(picks.list.length) : '');
      return { grabbed };
    },
    /** Moves all, counted from where they were, as a pointer does. */
    moveTo({ grabbed: from }: Together, days: number, snaps: boolean, copies: boolean) {
      const dates = shiftDates(from, 'whole', days);
      const snapped = snaps && days !== 0 ? snapDates(dates, 'whole', zoom) : dates;
      hold(dayNumber(snapped.startDate) - dayNumber(from.startDate), 'pointer', copies);
    },
    /** Moves all, counted from where they are now, as keys do. */
    moveBy(days: number) {
      const next = hold((draft?.days ?? 0) + days, 'keys');
      const what = `${countText(next.changes.length)} ${daysText(next.days)}`;
      sayStep(togetherText(what, verdictsOf(next.changes, today), next.stops));
    },
    /** Whether what keys have changed is not saved yet. */
    isUnsaved: draft !== null && draft.by === null,
    rest,
    /** Says why nothing is saved. */
    refuse,
    putBack,
    putDown() {
      if (!draft) return;
      if (draft.copies) warn(NO_COPIES);
      if (draft.copies || draft.days === 0 || !canSave()) {
        putBack();
        return;
      }
      const description = `${countText(draft.changes.length)}, ${daysText(draft.days)}`;
      const announced = `Moved: ${description}. Undo with ${modifierKey().said} Z.`;
      if (send(draft.changes, { title: 'Assignments moved', description }, announced)) {
        setDraft({ ...draft, by: null });
      }
    },
    /** Changes all by a key. Several presses become one change, once the keys rest. */
    nudge(by: Nudge) {
      if (!canNudge()) return;
      if ('steps' in by && picks.list.every(({ assignment }) => assignment.endDate < today)) {
        say('Completed assignments keep their allocation.');
        return;
      }
      const unchanged = picks.list.map((found) => ({ ...found, next: found.assignment, splits: false }));
      const changes = nudgeAll(rest.waiting() ?? unchanged, by, projects, today);
      const judged = verdictsOf(changes, today);
      if (judged.some(({ violation }) => violation)) {
        warn(`Not saved. ${refusedTogetherText(judged)}`);
        return;
      }
      warn('');
      const changed = changes.filter(isChanged).length;
      sayStep(togetherText(`${countText(changed)} changed`, judged, false));
      setDraft({ changes, by: null, days: 0, stops: false, copies: false });
      rest.wait(changes);
    },
  };
}
