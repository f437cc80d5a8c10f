import { countUnits } from '@erm/ui-kit/data';

/** What somebody else did with an assignment. */
export type Verb = 'added' | 'moved' | 'changed';

/** Who did it, and with which project's assignment. */
export interface Deed {
  by: { _id: string; name: string };
  verb: Verb;
  name: string;
}

/** "3 s ago". */
export function agoText(seconds: number): string {
  return seconds < 1 ? 'just now' : `${seconds} s ago`;
}

/** "5 changes by 2 people". */
export function changesText(deeds: readonly Pick<Deed, 'by'>[]): string {
  const people = new Set(deeds.map(({ by }) => by._id)).size;
  const changes = countUnits(deeds.length, ['change', 'changes']);
  return `${changes} by ${countUnits(people, ['person', 'people'])}`;
}

/** What screen readers hear of changes: "Marta Kowalska moved Data Residency EU." */
export function spokenDeeds(deeds: readonly Deed[]): string {
  const [first, ...others] = deeds;
  if (!first) return '';
  return others.length === 0 ? `${first.by.name} ${first.verb} ${first.name}.` : `${changesText(deeds)}.`;
}
