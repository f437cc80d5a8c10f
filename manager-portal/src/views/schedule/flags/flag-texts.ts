import { countUnits } from '@erm/ui-kit/data';

/** Someone else's change of an assignment. */
export type Verb = 'added' | 'moved' | 'changed';

/** Who did it, and the project of the assignment. */
export interface AssignmentChange {
  by: { _id: string; name: string };
  verb: Verb;
  name: string;
}

/** "3 s ago". */
export function agoText(seconds: number): string {
  return seconds < 1 ? 'just now' : `${seconds} s ago`;
}

/** "5 changes by 2 people". */
export function changesText(changes: readonly Pick<AssignmentChange, 'by'>[]): string {
  const people = new Set(changes.map(({ by }) => by._id)).size;
  const count = countUnits(changes.length, ['change', 'changes']);
  return `${count} by ${countUnits(people, ['person', 'people'])}`;
}

/** Announcement of changes: "Marta Kowalska moved Data Residency EU." */
export function spokenChanges(changes: readonly AssignmentChange[]): string {
  const [first, ...others] = changes;
  if (!first) return '';
  return others.length === 0 ? `${first.by.name} ${first.verb} ${first.name}.` : `${changesText(changes)}.`;
}
