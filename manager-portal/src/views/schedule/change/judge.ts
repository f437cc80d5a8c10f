import { applyOperations, type AssignmentOutcome } from '@erm/contracts/apply-operations';
import { overloadDays, type OverloadDays } from '@erm/contracts/availability';
import { operationOf } from '@erm/contracts/batch-operations';
import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import { peakLoad, type LoadCurve } from '@erm/contracts/load-curve';
import { MONDAY_TO_FRIDAY } from '@erm/contracts/work-calendar';
import { loadedPlan } from '../../../shared/loaded-plan';
import type { RowModel } from '../model/row-model';
import type { Projects } from '../model/schedule-texts';
import { splitDay, type Change } from './change';
import { fromToday } from './dates';
import { operationsOf } from './operations';

/** The effect of changes on an engineer. */
export interface Verdict {
  engineer: RowModel['engineer'];
  load: LoadCurve;
  /** Highest load on the affected days, and capacity that is free on all of them. */
  peak: number;
  free: number;
  /** Reason for which the API would refuse; null if it would not. */
  refusal: string | null;
  /** The working days over capacity, if any. */
  over: OverloadDays | undefined;
}

/** The result of changes, by the rules of the API. */
export interface Judged {
  /** By engineer ID, for every loaded engineer who gives or gets an assignment. */
  verdicts: ReadonlyMap<string, Verdict>;
  outcomes: readonly AssignmentOutcome[];
}

export interface World {
  modelOf: (engineerId: string) => RowModel | undefined;
  projects: Projects;
  today: CalendarDay;
}

/**
 * Applies changes to the loaded data, as the API would. Assignments of deleted projects are no load and are not judged.
 * @param before an earlier result; equal loads keep their identity, so that their rows do not render
 */
export function judge(all: readonly Change[], { modelOf, projects, today }: World, before?: Judged): Judged {
  const models = new Map(
    all.flatMap(({ from, to }) =>
      [to ?? from, from].flatMap((id) => {
        const model = modelOf(id);
        return model ? [[id, model] as const] : [];
      }),
    ),
  );
  const changes = all.filter(({ assignment, to }) => assignment.projectId !== null && models.has(to ?? ''));
  const requested = changes.flatMap((change) =>
    operationsOf([change], today).map((each) => {
      const operation = operationOf(each, () => `${change.assignment._id}-rest`);
      return { operation, to: change.to };
    }),
  );
  const { steps, assignments, loads, refused } = applyOperations(
    loadedPlan({
      assignments: changes.flatMap(({ assignment, from, copies }) => {
        const { projectId } = assignment;
        return copies || projectId === null ? [] : [{ ...assignment, projectId, engineerId: from }];
      }),
      projects: changes.flatMap(({ assignment }) => projects.get(assignment.projectId ?? '') ?? []),
      engineers: [...models.values()],
    }),
    requested.map(({ operation }) => operation),
  );

  const verdictOf = (model: RowModel): Verdict => {
    const { engineer, curve } = model;
    const refusal = refused.find(({ index }) => requested[index]?.to === engineer._id);
    const load = keep(before?.verdicts.get(engineer._id)?.load, loads.get(engineer._id) ?? curve);
    const step = refusal && steps[refusal.index];
    const refusedDays = step?.entity === 'assignment' ? step.after : null;
    const days = all.filter(({ to }) => to === engineer._id).map((change) => judgedDays(change, today));
    const peak = Math.max(0, ...days.map((span) => peakLoad(load, span)));
    return {
      engineer,
      load,
      peak,
      free: remainingCapacity(engineer.maxCapacity, peak),
      refusal: refusal?.message ?? null,
      over: (refusedDays ? [refusedDays] : days)
        .flatMap((span) => overloadDays({ ...engineer, load, calendar: MONDAY_TO_FRIDAY }, span))
        .at(0),
    };
  };
  return {
    verdicts: new Map([...models].map(([id, model]) => [id, verdictOf(model)])),
    outcomes: assignments,
  };
}

const keep = (before: LoadCurve | undefined, load: LoadCurve) =>
  before && String(before) === String(load) ? before : load;

/** The days to judge; for a split, without the past. */
function judgedDays(change: Change, today: CalendarDay): DaySpan {
  return splitDay(change, today) === null ? change : fromToday(change.assignment, change, today);
}
