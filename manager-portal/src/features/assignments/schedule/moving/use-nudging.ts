import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ScheduleAssignment, ScheduleProject } from '@erm/contracts/schedule';
import { spokenRange, useAnnouncer } from '@erm/portal-kit/planning';
import { useState } from 'react';
import { changedParts } from './changed-parts';
import { refusedText } from './moving-texts';
import { nudge, nudgeOf, type Nudged } from './nudging';
import { useSaveNudge } from './nudge-mutation';
import type { Proposal } from './use-moving';
import type { RowModel } from '../engineers/row-model';
import { projectNameOf } from '../schedule-texts';
import type { Found } from '../found';
import { useRest } from './use-rest';
import { useTurn } from './use-turn';

interface NudgingOptions {
  projects: ReadonlyMap<string, ScheduleProject>;
  today: CalendarDay;
  warn: (alert: string) => void;
  /** Called with what a running assignment that was split goes on as, by its ID. */
  onSplit: (rests: ReadonlyMap<string, string>) => void;
}

interface Pending {
  original: ScheduleAssignment;
  model: RowModel;
  nudged: Nudged;
}

function proposalOf({ model: { engineer }, nudged: { assignment } }: Pending): Proposal {
  const { startDate, endDate } = assignment;
  return {
    assignment,
    part: 'whole',
    from: engineer._id,
    to: engineer._id,
    startDate,
    endDate,
    by: 'keys',
    verdict: null,
    wall: null,
  };
}

/** Changing the focused assignment by single keys. Several presses become one change, once the keys rest. */
export function useNudging({ projects, today, warn, onSplit }: NudgingOptions) {
  const { say, sayStep } = useAnnouncer();
  const [pending, setPending] = useState<Pending | null>(null);
  const save = useSaveNudge();
  const { canNudge } = useTurn(save.isPending, warn);
  const send = ({ original, nudged, model }: Pending) => {
    const isSame = Object.keys(changedParts(original, nudged.assignment)).length === 0;
    const clear = () => setPending((current) => (current?.original._id === original._id ? null : current));
    if (isSame) {
      clear();
      return;
    }
    const projectName = projectNameOf(original, projects);
    save.mutate(
      { original, nudged, engineerId: model.engineer._id, projectName, today },
      {
        onSettled(response) {
          clear();
          if (response?.restId !== undefined) onSplit(new Map([[original._id, response.restId]]));
        },
      },
    );
  };
  const rest = useRest({
    save: send,
    putBack() {
      setPending(null);
      say('Put back.');
    },
  });

  return {
    /** The assignment as it will be. */
    proposal: pending && proposalOf(pending),
    rest,
    /** Returns whether the key changes an assignment. */
    onKey(key: string, { assignment, model }: Found): boolean {
      const by = nudgeOf(key);
      if (!by) return false;
      if (!canNudge()) return true;
      if (pending && pending.original._id !== assignment._id) rest.flush();
      const before = pending?.original._id === assignment._id ? pending : null;
      if ('steps' in by && assignment.endDate < today) {
        say('Completed assignments keep their allocation.');
        return true;
      }
      const original = before?.original ?? assignment;
      const project = projects.get(original.projectId ?? '');
      const current = before?.nudged.assignment ?? assignment;
      const nudged = nudge(original, current, by, { model, project, today });
      const { verdict, assignment: next } = nudged;
      if (verdict.violation) {
        warn(refusedText(nudged, model.engineer.name));
        return true;
      }
      warn('');
      const peak = `peak ${verdict.peak} of ${verdict.maxCapacity} percent`;
      sayStep(`${next.allocationPercentage} percent, ${spokenRange(next)}, ${peak}.`);
      const change = { original, model, nudged };
      setPending(change);
      rest.wait(change);
      return true;
    },
  };
}
