import type { DaySpan } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { type Part, PARTS, shiftDates, snapDates, spokenRange, useAnnouncer, type Zoom } from '@erm/planning';
import { useCanSave, useHoldChanges } from '@erm/portal-kit';
import { useState } from 'react';

/** A held project with its proposed dates. */
export interface HeldProject extends DaySpan {
  project: RoadmapProject;
  part: Part;
  by: 'pointer' | 'keys';
}

const PART_TEXTS: Record<Part, string> = { whole: 'All of it', start: 'Start', end: 'End' };

/**
 * Holding and moving a project, with announcements.
 * @param onPutDown called after a drop; nothing is saved before
 */
export function useDatesMoves(zoom: Zoom, onPutDown: (project: RoadmapProject, dates: DaySpan) => void) {
  const [held, setHeld] = useState<HeldProject | null>(null);
  useHoldChanges(held !== null);
  const { say, sayStep } = useAnnouncer();
  const canSave = useCanSave(say);
  const putBack = () => {
    setHeld(null);
    say('Put back.');
  };
  return {
    held,
    /** Returns null while offline. */
    take(project: RoadmapProject, part: Part, by: HeldProject['by']): HeldProject | null {
      if (!canSave()) return null;
      const { startDate, endDate } = project;
      const next = { project, part, by, startDate, endDate };
      setHeld(next);
      say(
        by === 'pointer'
          ? ''
          : `Taken: ${project.name}. Arrow keys move, Tab changes start or end, Enter puts down, Escape puts back.`,
      );
      return next;
    },
    /** Relative to where it was, as a pointer moves. */
    moveTo(taken: HeldProject, days: number, snaps: boolean) {
      const { project, part } = taken;
      const dates = shiftDates(project, part, days);
      setHeld({ ...taken, ...(snaps && days !== 0 ? snapDates(dates, part, zoom) : dates) });
    },
    /** Relative to where it is now, as keys move. */
    moveBy(taken: HeldProject, days: number) {
      const next = { ...taken, ...shiftDates(taken, taken.part, days) };
      setHeld(next);
      sayStep(`${spokenRange(next, true)}.`);
    },
    nextPart(taken: HeldProject) {
      const part = PARTS[(PARTS.indexOf(taken.part) + 1) % PARTS.length]!;
      setHeld({ ...taken, part });
      say(PART_TEXTS[part]);
    },
    putBack,
    putDown() {
      if (!held) return;
      const { project, startDate, endDate } = held;
      if (startDate === project.startDate && endDate === project.endDate) putBack();
      else {
        setHeld(null);
        say(`${spokenRange(held, true)}. Not saved yet.`);
        onPutDown(project, { startDate, endDate });
      }
    },
  };
}

export type DatesMoves = ReturnType<typeof useDatesMoves>;
