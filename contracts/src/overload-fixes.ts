import { raisesLoad } from './allocation-rule';
import type { ApplyBatchBody } from './batches';
import { addDays, dayOf, type DaySpan } from './calendar-day';
import { formatDay } from './format-day';
import { remainingCapacity } from './capacity';
import type { CapacityLowering } from './capacity-lowering';
import { addAllocation, allSteps, curveOf, peakLoad, type LoadCurve } from './load-curve';
import {
  conflictDays,
  fixableDays,
  isSaved,
  isSplit,
  operationsFor,
  savedLoad,
  type OverloadCase,
  type PlacedAllocation,
} from './overload-case';
import { byLoss, shorteningsAround } from './shortenings';
import { weekendConflict } from './weekend-conflict';

/** A candidate to take over the assignment, from the people search. */
export interface Substitute {
  engineer: { _id: string; name: string; maxCapacity: number };
  coveredSkills: readonly string[];
  missingSkills: readonly string[];
  /** The load of `fixableDays`. */
  steps: readonly (DaySpan & { load: number })[];
}

/** One way out of an overload. */
export interface OverloadFix {
  kind: 'reduce' | 'shorten' | 'give' | 'shorten-other' | 'raise';
  /** Describes the fix: "Reduce Atlas Billing to 20% from today". */
  title: string;
  /** The same for a button: "Reduce to 20%". */
  verb: string;
  consequence: string;
  /** Who has the assignment then, and their highest load in its days, or in those it had if none are left. */
  engineer: OverloadCase['engineer'];
  peak: number;
  /** The changed fields of the assignment. */
  result: PlacedAllocation;
  /** Another assignment of the engineer, with the dates that it keeps. */
  other?: DaySpan & { _id: string };
  /** The operations to send, all or nothing; empty for raising the max capacity, which is an edit of the engineer. */
  operations: ApplyBatchBody['operations'];
  /** The overloaded engineer's load after the fix. */
  after: LoadCurve;
  /** The load of who would get it, without it; undefined if the engineer keeps it. */
  takerLoad?: LoadCurve;
}

const MAX_FIXES = 4;

interface Known {
  /** Who is free in `fixableDays`, best fit first. */
  substitutes?: readonly Substitute[] | undefined;
  /** Who lowered the engineer's max capacity, if anybody did. */
  lowering?: CapacityLowering | null | undefined;
  /** Whether either is still loading: then only fixes that rank before anything they could add are suggested. */
  isPartial?: boolean;
}

/**
 * Suggests up to four ways to avoid or end an overload, the least disruptive first. None leaves the engineer over
 * capacity in the assignment's dates. A running assignment changes from today on. Fixes that keep less than half of an
 * assignment come after all its other changes. Raising a max capacity comes last, unless it was lowered before.
 */
export function overloadFixes(
  asked: OverloadCase,
  { substitutes = [], lowering, isPartial = false }: Known = {},
): OverloadFix[] {
  const overload = { ...asked, proposed: handedOver(asked) };
  if (!conflictDays(overload)) return [];
  const reduced = reduce(overload);
  const isDrastic =
    reduced !== null && 2 * reduced.result.allocationPercentage < overload.proposed.allocationPercentage;
  const weekendless = withoutWeekend(overload);
  const kept = [isDrastic ? null : reduced, shorten(overload, weekendless)];
  // Not to begin or end on a weekend costs no work.
  if (weekendless) kept.reverse();
  const first = kept.filter((fix) => fix !== null);
  if (isPartial) return first;
  const given = substitutes.flatMap((person) => give(overload, person) ?? []).slice(0, 1);
  const raised = lowering ? raise(asked, lowering) : null;
  const mild = [...first, ...given, shortenOther(overload)].filter((fix) => fix !== null);
  const drastic = isDrastic ? [reduced] : [];
  if (!raised) return [...mild, ...drastic].slice(0, MAX_FIXES);
  return mild.length === 0
    ? [raised, ...drastic]
    : [...[...mild, ...drastic].slice(0, MAX_FIXES - 1), raised];
}

/** Only for an overload that exists: together with a move, it would not be one change. */
function raise(overload: OverloadCase, { from, by, at }: CapacityLowering): OverloadFix | null {
  const { engineer, load, proposed } = overload;
  if (!isSaved(overload)) return null;
  const after = addAllocation(load, proposed);
  const peak = peakLoad(after, fixableDays(overload));
  if (peak > from) return null;
  return {
    kind: 'raise',
    title: `Raise max capacity to ${peak}%`,
    verb: `Raise to ${peak}%`,
    consequence: `${by} lowered it from ${from}% on ${formatDay(dayOf(new Date(at)))}`,
    engineer: { ...engineer, maxCapacity: peak },
    peak,
    result: proposed,
    operations: [],
    after,
  };
}

function reduce(overload: OverloadCase): OverloadFix | null {
  const { engineer, load, proposed, saved } = overload;
  const changed = fixableDays(overload);
  const free = remainingCapacity(engineer.maxCapacity, peakLoad(load, changed));
  if (free === 0) return null;
  const result = { ...proposed, ...changed, allocationPercentage: free };
  return keep(overload, result, {
    kind: 'reduce',
    verb: `Reduce to ${free}%`,
    title: `Reduce ${saved.projectName} to ${free}%${fromToday(overload, result)}`,
    consequence: `${proposed.allocationPercentage}% → ${free}%`,
  });
}

function shorten(overload: OverloadCase, weekendless: DaySpan | undefined): OverloadFix | null {
  const { proposed, saved, isCopy, today } = overload;
  const conflict = conflictDays(overload);
  if (!conflict) return null;
  // Work that has begun does not begin again.
  const hasBegun = !isCopy && saved.startDate < today && proposed.startDate < today;
  const inTheWay = weekendless ? wholeWeekend(conflict, proposed, weekendless) : conflict;
  const [best] = shorteningsAround(proposed, inTheWay, !hasBegun);
  if (!best) return null;
  return keep(
    overload,
    { ...proposed, ...best.kept },
    {
      kind: 'shorten',
      verb: best.verb,
      title: titleOf(best.verb, saved.projectName),
      consequence: best.consequence,
    },
  );
}

/** The dates that fit if only a weekend is in the way. */
function withoutWeekend({ engineer, load, proposed }: OverloadCase): DaySpan | undefined {
  return weekendConflict(load, engineer.maxCapacity - proposed.allocationPercentage, proposed)?.suggestion;
}

/** If the assignment starts or ends on a conflicting weekend day, the whole weekend is in the way. */
function wholeWeekend(conflict: DaySpan, proposed: DaySpan, weekendless: DaySpan): DaySpan {
  return weekendless.startDate > proposed.startDate
    ? { ...conflict, endDate: addDays(weekendless.startDate, -1) }
    : { ...conflict, startDate: addDays(weekendless.endDate, 1) };
}

function shortenOther(overload: OverloadCase): OverloadFix | null {
  const { load, others, proposed, today } = overload;
  const conflict = conflictDays(overload);
  if (!conflict) return null;
  const ways = others
    // Days worked stay unchanged.
    .filter(({ startDate }) => startDate >= today || conflict.startDate >= today)
    .filter(({ startDate, endDate }) => startDate <= conflict.endDate && endDate >= conflict.startDate)
    .flatMap((other) =>
      shorteningsAround(other, conflict, other.startDate >= today).map((way) => ({ other, ...way })),
    )
    .sort(byLoss);
  for (const { other, removed, kept, verb, consequence } of ways) {
    const { _id: id, version, allocationPercentage, projectName } = other;
    const room = addAllocation(load, { ...removed, allocationPercentage: -allocationPercentage });
    const fix = keep({ ...overload, load: room }, proposed, {
      kind: 'shorten-other',
      verb,
      title: titleOf(verb, projectName),
      consequence: `${consequence}, ${allocationPercentage}%`,
    });
    const operation = { action: 'update', id, body: { ...kept, version } } as const;
    const { startDate, endDate } = { ...other, ...kept };
    if (fix) {
      const operations = [...fix.operations, operation];
      return { ...fix, other: { _id: id, startDate, endDate }, operations };
    }
  }
  return null;
}

function give(overload: OverloadCase, person: Substitute): OverloadFix | null {
  const { engineer, load, proposed, saved, today } = overload;
  const { coveredSkills: has, missingSkills: lacks } = person;
  if ([engineer._id, saved.engineerId].includes(person.engineer._id)) return null;
  const result = { ...proposed, ...fixableDays(overload), engineerId: person.engineer._id };
  const takerLoad = curveOf(person.steps);
  const current = peakLoad(takerLoad, result);
  const free = remainingCapacity(person.engineer.maxCapacity, current);
  if (free < proposed.allocationPercentage) return null;
  const keepsPast = isSplit(overload, result) && saved.engineerId === engineer._id;
  const after = keepsPast ? addAllocation(load, { ...saved, endDate: addDays(today, -1) }) : load;
  if (peakLoad(after, fixableDays(overload)) > engineer.maxCapacity) return null;
  const skills = [
    has.length > 0 && `has ${has.join(', ')}`,
    lacks.length > 0 && `missing ${lacks.join(', ')}`,
  ];
  return {
    kind: 'give',
    verb: `Give to ${person.engineer.name}`,
    engineer: person.engineer,
    result,
    after,
    title: `Give ${saved.projectName} to ${person.engineer.name}${fromToday(overload, result)}`,
    consequence: [`${free}% free`, ...skills].filter(Boolean).join(', '),
    peak: current + proposed.allocationPercentage,
    takerLoad,
    operations: operationsFor(overload, result),
  };
}

/** Days worked stay with the original engineer. */
function handedOver(overload: OverloadCase): PlacedAllocation {
  const { saved, proposed } = overload;
  return saved.engineerId === proposed.engineerId ? proposed : { ...proposed, ...fixableDays(overload) };
}

type Texts = Pick<OverloadFix, 'kind' | 'title' | 'verb' | 'consequence'>;

/** A fix that keeps the assignment with the engineer, or null if someone would still be over capacity. */
function keep(overload: OverloadCase, result: PlacedAllocation, texts: Texts): OverloadFix | null {
  const { engineer, load, saved, today } = overload;
  const isOwn = saved.engineerId === engineer._id;
  const past = { ...saved, endDate: addDays(today, -1) };
  const withResult = addAllocation(load, result);
  const after = isOwn && isSplit(overload, result) ? addAllocation(withResult, past) : withResult;
  const changed = fixableDays(overload);
  const isOver = peakLoad(after, changed) > engineer.maxCapacity;
  if (isOver || raisesLoad(savedLoad(overload), overloaded(after, engineer.maxCapacity))) return null;
  const startDate = result.startDate > changed.startDate ? result.startDate : changed.startDate;
  const worked = { startDate, endDate: result.endDate };
  const peak = peakLoad(after, startDate <= result.endDate ? worked : changed);
  return { ...texts, engineer, peak, result, after, operations: operationsFor(overload, result) };
}

/** The part of a load that is over the maximum. */
function overloaded(load: LoadCurve, maxCapacity: number): LoadCurve {
  return curveOf(allSteps(load).filter((step) => step.load > maxCapacity));
}

const fromToday = (overload: OverloadCase, result: PlacedAllocation) =>
  isSplit(overload, result) ? ' from today' : '';

/** "End Atlas Billing on Mar 2, 2026" of "End on Mar 2, 2026". */
const titleOf = (verb: string, projectName: string) => verb.replace(' on ', ` ${projectName} on `);
