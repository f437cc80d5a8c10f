import { dayNumber, type DaySpan } from './calendar-day';
import { daysBetweenChanges } from './days-between-changes';

interface Membership extends DaySpan {
  engineerId: string;
}

/** Days in a row on which an engineer is on a project, by any of their assignments. */
export interface Stint<Assignment> extends Membership {
  assignments: Assignment[];
}

/** One of the places of a project's team: who has it when, and the days on which it is open. Both are in order. */
export interface Place<Assignment> {
  stints: Stint<Assignment>[];
  open: DaySpan[];
}

/**
 * Assigns a project's assignments to the places of its team. There are as many places as the team size, or more if more
 * people are on the project at the same time. Nobody has two places at once, and a returning engineer gets their last
 * place back if it is free. On every day of the project, as many places are open as people are missing; other empty
 * places do not count as open.
 */
export function fillPlaces<Assignment extends Membership>(
  project: DaySpan & { teamSize: number },
  assignments: readonly Assignment[],
): Place<Assignment>[] {
  const places: Place<Assignment>[] = [];
  for (const stint of stintsOf(assignments)) {
    const free = places.filter(({ stints }) => stints.at(-1)!.endDate < stint.startDate);
    const place = free.find(({ stints }) => stints.at(-1)!.engineerId === stint.engineerId) ?? free[0];
    if (place) place.stints.push(stint);
    else places.push({ stints: [stint], open: [] });
  }
  while (places.length < project.teamSize) places.push({ stints: [], open: [] });
  const allStints = places.flatMap(({ stints }) => stints);
  for (const days of daysBetweenChanges(project, allStints)) {
    const empty = places.filter(({ stints }) => !stints.some((stint) => includes(stint, days)));
    const missing = project.teamSize - (places.length - empty.length);
    for (const { open } of empty.slice(0, Math.max(0, missing))) append(open, days);
  }
  return places;
}

/** Joins the assignments of an engineer that overlap or follow each other, in order of their first days. */
export function stintsOf<Assignment extends Membership>(
  assignments: readonly Assignment[],
): Stint<Assignment>[] {
  const stints: Stint<Assignment>[] = [];
  const lastOf = new Map<string, Stint<Assignment>>();
  for (const assignment of [...assignments].sort(byStart)) {
    const { engineerId, startDate, endDate } = assignment;
    const last = lastOf.get(engineerId);
    if (last && dayNumber(startDate) <= dayNumber(last.endDate) + 1) {
      last.assignments.push(assignment);
      if (endDate > last.endDate) last.endDate = endDate;
      continue;
    }
    const stint = { engineerId, startDate, endDate, assignments: [assignment] };
    lastOf.set(engineerId, stint);
    stints.push(stint);
  }
  return stints;
}

function byStart(a: Membership, b: Membership): number {
  if (a.startDate !== b.startDate) return a.startDate < b.startDate ? -1 : 1;
  return a.engineerId < b.engineerId ? -1 : 1;
}

function includes(span: DaySpan, days: DaySpan): boolean {
  return span.startDate <= days.startDate && days.endDate <= span.endDate;
}

function append(open: DaySpan[], { startDate, endDate }: DaySpan): void {
  const last = open.at(-1);
  if (last && dayNumber(last.endDate) + 1 === dayNumber(startDate)) last.endDate = endDate;
  else open.push({ startDate, endDate });
}
