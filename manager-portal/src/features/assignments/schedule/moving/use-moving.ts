import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { type Zoom, shiftDates, snapDates, type Part } from '@erm/portal-kit/planning';
import { useState } from 'react';
import { fromToday, judge, keepWithin, type Moving, type Verdict } from './moving';
import type { RowModel } from '../engineers/row-model';

/** What is proposed at the moment, and what would come of it. */
export interface Proposal extends Moving {
  by: 'pointer' | 'keys';
  verdict: Verdict | null;
  /** The project's date at which the assignment stopped, if it did. */
  wall: { side: 'start' | 'end'; project: ScheduleProject } | null;
}

interface MovingOptions {
  zoom: Zoom;
  modelOf: (engineerId: string) => RowModel | undefined;
  /** Who is so many rows below an engineer, or the last one to whom something can be moved. */
  below: (engineerId: string, rows: number) => string;
  projects: ReadonlyMap<string, ScheduleProject>;
  today: CalendarDay;
}

/** An assignment that was taken, by pointer or keys, until it is put down or put back. */
export function useMoving({ zoom, modelOf, below, projects, today }: MovingOptions) {
  const [proposal, setProposal] = useState<Proposal | null>(null);

  const propose = (moving: Moving, by: Proposal['by'], snaps: boolean) => {
    const { assignment, part } = moving;
    const project = assignment.projectId === null ? undefined : projects.get(assignment.projectId);
    const snapped = snaps ? snapDates(moving, part, zoom) : moving;
    const { wall, ...kept } = project ? keepWithin(snapped, part, project) : { ...snapped, wall: null };
    const staysOrCopies = moving.to === moving.from || moving.copies;
    const dates = staysOrCopies ? kept : fromToday(assignment, kept, today);
    const target = moving.to === null ? undefined : modelOf(moving.to);
    const next: Proposal = {
      ...moving,
      startDate: dates.startDate,
      endDate: dates.endDate,
      by,
      wall: wall && project ? { side: wall, project } : null,
      verdict: target ? judge(target, { ...moving, ...dates }) : null,
    };
    setProposal((current) => (current && isSame(current, next) ? current : next));
    return next;
  };

  return {
    proposal,
    /** Takes an assignment: nothing changes yet. */
    take(assignment: ScheduleAssignment, engineerId: string, part: Part, by: Proposal['by']) {
      const { startDate, endDate } = assignment;
      return propose({ assignment, part, from: engineerId, to: engineerId, startDate, endDate }, by, false);
    },
    /**
     * Moves what was taken, counted from where it was, as a pointer does.
     * @param target who would have it; null over a row that is not loaded
     */
    moveTo(taken: Moving, days: number, target: string | null, snaps: boolean, copies = false) {
      const dates = shiftDates(taken.assignment, taken.part, days);
      const to = taken.part === 'whole' ? target : taken.from;
      const isPlace = days === 0;
      // Half of an assignment cannot be copied.
      const place = { ...taken, ...dates, to, copies: copies && taken.part === 'whole' };
      return propose(place, 'pointer', snaps && !isPlace);
    },
    /** Moves what was taken, counted from where it is now, as keys do. */
    moveBy(taken: Moving, days: number, rows: number) {
      const to = taken.part === 'whole' ? below(taken.to ?? taken.from, rows) : taken.from;
      return propose({ ...taken, ...shiftDates(taken, taken.part, days), to }, 'keys', false);
    },
    choosePart: (taken: Proposal, part: Part) => setProposal({ ...taken, part }),
    /** Shows what was taken as a fix of an overload would have it, with the same engineer or another. */
    preview(taken: Proposal, { result, after, takerLoad, engineer }: OverloadFix) {
      const { startDate, endDate, allocationPercentage, engineerId: to } = result;
      const assignment = { ...taken.assignment, allocationPercentage };
      const placed = { ...taken, assignment, startDate, endDate, to };
      const target = modelOf(to);
      const verdict = target ? judge(target, placed) : null;
      const { maxCapacity } = engineer;
      // That of who would be over capacity, who gives it away otherwise.
      const load = takerLoad ? verdict?.load : after;
      const fixed =
        verdict && load ? { ...verdict, load, maxCapacity, violation: null, over: undefined } : null;
      setProposal({ ...placed, wall: null, verdict: fixed });
    },
    show: setProposal,
    putBack: () => setProposal(null),
  };
}

/** Whether two proposals come of the same movement, in the steps that are shown. */
function isSame(one: Proposal, other: Proposal): boolean {
  return (
    one.assignment === other.assignment &&
    one.part === other.part &&
    one.to === other.to &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    one.by === other.by &&
    one.copies === other.copies &&
    one.wall?.side === other.wall?.side
  );
}
