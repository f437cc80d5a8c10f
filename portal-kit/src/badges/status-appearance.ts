import type { StatusAppearance } from './thresholds';

const OTHER: StatusAppearance = { label: 'Other', tone: 'grey', glyph: 'ringDash' };

const APPEARANCES = {
  project: new Map<string, StatusAppearance>([
    ['active', { label: 'Active', tone: 'green', glyph: 'halfDisc' }],
    ['planning', { label: 'Planning', tone: 'yellow', glyph: 'dashedRing' }],
    ['completed', { label: 'Completed', tone: 'grey', glyph: 'discCheck' }],
  ]),
  assignment: new Map<string, StatusAppearance>([
    ['active', { label: 'Active', tone: 'blue', glyph: 'halfDisc' }],
    ['completed', { label: 'Completed', tone: 'green', glyph: 'discCheck' }],
    ['upcoming', { label: 'Upcoming', tone: 'yellow', glyph: 'dashedRing' }],
  ]),
};

/** The type of object that has the status. */
export type StatusKind = keyof typeof APPEARANCES;

/** The label, color, and glyph of a status. An unknown status is shown as Other. */
export function statusAppearance(status: string, kind: StatusKind): StatusAppearance {
  return APPEARANCES[kind].get(status) ?? OTHER;
}
