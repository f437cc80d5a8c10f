import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { OverloadFix } from '@erm/contracts/overload-fixes';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { type Zoom, PARTS, type Part, useAnnouncer } from '@erm/portal-kit/planning';
import { isConflict } from '@erm/portal-kit';
import { useState } from 'react';
import type { Found } from '../found';
import type { Moving } from './moving';
import { changedParts } from './changed-parts';
import { movedText, proposalText, refusedText, savedTexts, takenText } from './moving-texts';
import type { RowModel } from '../engineers/row-model';
import { useMoveAssignment } from './schedule-mutations';
import { projectNameOf } from '../schedule-texts';
import { useFixing } from './use-fixing';
import { useMoving, type Proposal } from './use-moving';
import { useTurn } from './use-turn';

export interface ScheduleMovesOptions {
  zoom: Zoom;
  modelOf: (engineerId: string) => RowModel | undefined;
  /** Who is so many rows below an engineer, or the last one to whom something can be moved. */
  below: (engineerId: string, rows: number) => string;
  projects: ReadonlyMap<string, ScheduleProject>;
  today: CalendarDay;
}

/** What was put down where, and whose it was and would be. */
interface Contested {
  proposal: Proposal;
  giver: RowModel['engineer'];
  getter: RowModel['engineer'];
}

/** Taking, moving, and putting down assignments, with what screen readers are told. */
export function useScheduleMoves(options: ScheduleMovesOptions) {
  const { modelOf, projects, today } = options;
  const moving = useMoving(options);
  const save = useMoveAssignment();
  const overload = useFixing(modelOf);
  const { say, sayStep } = useAnnouncer();
  const [alert, setAlert] = useState('');
  /** What was put down, but had been changed by somebody else. */
  const [contested, setContested] = useState<Contested | null>(null);
  const { canSave, canTake } = useTurn(save.isPending, setAlert);
  const fixing = overload.proposal;
  const proposal = overload.isOutOfSight ? null : moving.proposal;
  const engineerOf = (id: string | null) => (id === null ? undefined : modelOf(id)?.engineer);
  const nameOf = (id: string | null) => engineerOf(id)?.name ?? '';

  const fix = (overloading: Proposal) => {
    overload.begin(overloading);
    setAlert(refusedText(overloading, nameOf(overloading.to)));
  };
  const putBack = () => {
    overload.end();
    setContested(null);
    moving.putBack();
    say('Put back.');
  };

  /** Saves what was put down, of which somebody else may have another version by now. */
  const send = (placed: Contested) => {
    const { assignment, startDate, endDate, copies = false } = placed.proposal;
    const name = projectNameOf(assignment, projects);
    moving.putBack();
    setContested(null);
    save.mutate(
      {
        assignment,
        startDate,
        endDate,
        today,
        copies,
        engineerId: placed.giver._id,
        nextEngineerId: placed.getter._id,
        saved: savedTexts(name, placed.getter.name, placed.proposal),
      },
      {
        onSuccess: () => say(movedText(name, placed.getter.name, placed.proposal)),
        onError(error) {
          if (!isConflict(error)) return;
          // Arrow keys belong to the question now.
          moving.show({ ...placed.proposal, by: 'pointer' });
          setContested(placed);
        },
      },
    );
  };

  return {
    proposal,
    /** Whether something is held, or being saved where it was put down. */
    isBusy: (proposal !== null && !fixing && !contested) || save.isPending,
    contested,
    /** Saves what was put down on top of what somebody else has made of it. */
    putDownAnyway({ assignment, model }: Pick<Found, 'assignment' | 'model'>) {
      if (!contested) return;
      const { proposal: placed, giver, getter } = contested;
      // What was moved in time only stays with whom it is by now.
      const next = getter._id === giver._id ? model.engineer : getter;
      // Nor does a start or end go back that was not moved.
      const { startDate, endDate } = placed;
      const moved = changedParts(placed.assignment, { ...placed.assignment, startDate, endDate });
      const dates = { startDate: assignment.startDate, endDate: assignment.endDate, ...moved };
      send({ proposal: { ...placed, assignment, ...dates }, giver: model.engineer, getter: next });
    },
    alert,
    warn: setAlert,
    /** Returns null while one is saved, whose answer would meet what is held by then, or nothing can be. */
    take({ assignment, model }: Found, part: Part, by: Proposal['by']): Proposal | null {
      if (!canTake()) return null;
      setAlert('');
      overload.end();
      setContested(null);
      say(by === 'keys' ? takenText(projectNameOf(assignment, projects), assignment) : '');
      return moving.take(assignment, model.engineer._id, part, by);
    },
    moveTo(taken: Moving, days: number, target: string | null, snaps: boolean, copies = false) {
      const next = moving.moveTo(taken, days, target, snaps, copies);
      if (Boolean(next.copies) !== Boolean(proposal?.copies)) say(next.copies ? 'Copy' : 'Move');
    },
    moveBy(taken: Proposal, days: number, rows: number): Proposal {
      const next = moving.moveBy(taken, days, rows);
      sayStep(proposalText(next, nameOf(next.to)));
      return next;
    },
    nextPart(taken: Proposal) {
      const part = PARTS[(PARTS.indexOf(taken.part) + 1) % PARTS.length]!;
      moving.choosePart(taken, part);
      say(part === 'whole' ? 'All of it' : capitalizedPart(part));
    },
    putBack,
    /** The proposal that would overload, or the assignment of an overload, while fixes are suggested. */
    fixing,
    /** Suggests fixes for an overload that exists. */
    fix(assignment: ScheduleAssignment, engineerId: string) {
      overload.begin(moving.take(assignment, engineerId, 'whole', 'pointer'));
    },
    /** What a fix makes of another assignment. */
    other: overload.other,
    preview(fix: OverloadFix) {
      if (!fixing) return;
      overload.show(fix);
      moving.preview(fixing, fix);
    },
    fixed({ title }: OverloadFix) {
      overload.end();
      moving.putBack();
      say(`${title}.`);
    },
    /** Saves the proposal, unless it is where it was or would overload, for which fixes are suggested. Returns whether anything is saved. */
    putDown(): boolean {
      if (!proposal) return false;
      const { assignment, from, to, startDate, endDate, verdict, copies } = proposal;
      const isPlace = from === to && startDate === assignment.startDate && endDate === assignment.endDate;
      const [giver, getter] = [engineerOf(from), engineerOf(to)];
      if (isPlace || !giver || !getter || !canSave()) {
        putBack();
        return false;
      }
      if (copies && assignment.projectId === null) {
        putBack();
        setAlert('Its project was deleted, so it cannot be copied.');
        return false;
      }
      if (verdict?.violation) {
        fix(proposal);
        return false;
      }
      send({ proposal, giver, getter });
      return true;
    },
  };
}

const capitalizedPart = (part: Part) => (part === 'start' ? 'Start' : 'End');
