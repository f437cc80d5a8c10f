import type { StatusLook } from './thresholds';

const OTHER: StatusLook = { label: 'Other', tone: 'grey', glyph: 'ringDash' };

const LOOKS = {
  project: new Map<string, StatusLook>([
    ['active', { label: 'Active', tone: 'green', glyph: 'halfDisc' }],
    ['planning', { label: 'Planning', tone: 'yellow', glyph: 'dashedRing' }],
    ['completed', { label: 'Completed', tone: 'grey', glyph: 'discCheck' }],
  ]),
  assignment: new Map<string, StatusLook>([
    ['active', { label: 'Active', tone: 'blue', glyph: 'halfDisc' }],
    ['completed', { label: 'Completed', tone: 'green', glyph: 'discCheck' }],
    ['upcoming', { label: 'Upcoming', tone: 'yellow', glyph: 'dashedRing' }],
  ]),
};

/** What has the status. */
export type StatusKind = keyof typeof LOOKS;

/** Word, color, and glyph of a status; an unknown status looks like Other. */
export function statusLook(status: string, kind: StatusKind): StatusLook {
  return LOOKS[kind].get(status) ?? OTHER;
}
