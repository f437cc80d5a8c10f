import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { shortRange, type Zoom } from '@erm/portal-kit/planning';
import { useNotify } from '@erm/portal-sdk';
import { useState } from 'react';
import type { Moving, Part } from './moving';
import { movedText, proposalText, refusedText, takenText } from './moving-texts';
import type { RowModel } from './row-model';
import { useMoveAssignment } from './schedule-mutations';
import { projectNameOf } from './schedule-texts';
import { useMoving, type Proposal } from './use-moving';

interface ScheduleMovesOptions {
  zoom: Zoom;
  count: number;
  modelAt: (index: number) => RowModel | undefined;
  projects: ReadonlyMap<string, ScheduleProject>;
  today: CalendarDay;
}

const PARTS: readonly Part[] = ['whole', 'start', 'end'];

/** Taking, moving, and putting down assignments, with what screen readers are told. */
export function useScheduleMoves(options: ScheduleMovesOptions) {
  const { modelAt, projects, today } = options;
  const moving = useMoving(options);
  const save = useMoveAssignment();
  const notify = useNotify();
  const [status, setStatus] = useState('');
  const [alert, setAlert] = useState('');
  const { proposal } = moving;
  const engineerAt = (row: number) => modelAt(row)?.engineer;
  const nameAt = (row: number) => engineerAt(row)?.name ?? '';

  const say = (next: Proposal) => setStatus(proposalText(next, nameAt(next.to)));
  /** Shows at once what the server would refuse, instead of sending it. */
  const refuse = (refused: Proposal) => {
    setAlert(refusedText(refused, nameAt(refused.to)));
    notify({
      kind: 'error',
      title: 'Not saved',
      description: refused.verdict?.violation?.message ?? '',
    });
  };

  return {
    proposal,
    status,
    alert,
    say: setStatus,
    warn: setAlert,
    take(assignment: ScheduleAssignment, row: number, part: Part, by: Proposal['by']): Proposal {
      setAlert('');
      setStatus(by === 'keys' ? takenText(projectNameOf(assignment, projects), assignment) : '');
      return moving.take(assignment, row, part, by);
    },
    moveTo(taken: Moving, days: number, row: number, snaps: boolean) {
      moving.moveTo(taken, days, row, snaps);
    },
    moveBy(taken: Proposal, days: number, rows: number): Proposal {
      const next = moving.moveBy(taken, days, rows);
      say(next);
      return next;
    },
    nextPart(taken: Proposal) {
      const part = PARTS[(PARTS.indexOf(taken.part) + 1) % PARTS.length]!;
      moving.choosePart(taken, part);
      setStatus(part === 'whole' ? 'All of it' : capitalizedPart(part));
    },
    putBack() {
      moving.putBack();
      setStatus('Put back.');
    },
    /** Saves the proposal, unless it is where it was or would overload. Returns whether anything is saved. */
    putDown(): boolean {
      if (!proposal) return false;
      moving.putBack();
      const { assignment, from, to, startDate, endDate, verdict } = proposal;
      const isPlace = from === to && startDate === assignment.startDate && endDate === assignment.endDate;
      const [giver, getter] = [engineerAt(from), engineerAt(to)];
      if (isPlace || !giver || !getter) {
        setStatus('Put back.');
        return false;
      }
      if (verdict?.violation) {
        refuse(proposal);
        return false;
      }
      const name = projectNameOf(assignment, projects);
      setStatus(movedText(name, getter.name, proposal));
      save.mutate({
        ...{ assignment, engineerId: giver._id, nextEngineerId: getter._id, startDate, endDate, today },
        saved:
          from === to
            ? { title: 'Dates changed', description: `${name}, now ${shortRange(proposal)}` }
            : {
                title: 'Assignment moved',
                description: `${name}, now ${getter.name}, ${assignment.allocationPercentage}%`,
              },
      });
      return true;
    },
  };
}

const capitalizedPart = (part: Part) => (part === 'start' ? 'Start' : 'End');
