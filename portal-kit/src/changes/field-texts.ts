import type { Change } from '@erm/contracts/changes';
import { capitalize } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { statusAppearance } from '../badges/status-appearance';
import { formatMoment } from '../dates/format-moment';
import { toldName } from './told-name';

type Format = (value: unknown, change: Change) => string;

interface Field {
  label: string;
  format: Format;
}

const NONE = 'None';
const text: Format = (value) => (typeof value === 'string' && value !== '' ? value : NONE);
const word: Format = (value, change) => capitalize(text(value, change));
const list: Format = (value) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : NONE);
const day: Format = (value, change) => formatDay(text(value, change));
const percent: Format = (value) => `${Number(value)}%`;
const nameIn =
  (kind: 'engineers' | 'projects', deleted: string): Format =>
  (value, change) => {
    const found = change[kind].find(({ _id }) => _id === value);
    return (found && toldName(found)) ?? deleted;
  };

/** In the order in which they are read. */
const FIELDS: Partial<Record<Change['entity'], Record<string, Field>>> = {
  assignment: {
    engineerId: { label: 'Engineer', format: nameIn('engineers', 'Deleted Engineer') },
    projectId: { label: 'Project', format: nameIn('projects', 'Deleted Project') },
    role: { label: 'Role', format: text },
    allocationPercentage: { label: 'Allocation', format: percent },
    startDate: { label: 'Start Date', format: day },
    endDate: { label: 'End Date', format: day },
  },
  project: {
    name: { label: 'Name', format: text },
    description: { label: 'Description', format: text },
    status: {
      label: 'Status',
      format: (value, change) => statusAppearance(text(value, change), 'project').label,
    },
    startDate: { label: 'Start Date', format: day },
    endDate: { label: 'End Date', format: day },
    teamSize: { label: 'Team Size', format: String },
    requiredSkills: { label: 'Required Skills', format: list },
  },
  user: {
    name: { label: 'Name', format: text },
    email: { label: 'Email', format: text },
    role: { label: 'Role', format: word },
    seniority: { label: 'Seniority', format: word },
    department: { label: 'Department', format: text },
    maxCapacity: { label: 'Max Capacity', format: percent },
    skills: { label: 'Skills', format: list },
    disabled: { label: 'Sign-in', format: (value) => (value === true ? 'Disabled' : 'Enabled') },
  },
  invitation: {
    email: { label: 'Email', format: text },
    name: { label: 'Name', format: text },
    role: { label: 'Role', format: word },
    expiresAt: { label: 'Expires', format: (value, change) => formatMoment(text(value, change)) },
  },
};

/** One field of a change in words. */
export interface FieldText {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** The fields that a change has set, in words: names instead of IDs, and dates and percentages as everywhere else. */
export function fieldTexts(change: Change): FieldText[] {
  const { entity, before, after } = change;
  const said = (state: Change['before'], field: string, format: Format) =>
    state && field in state ? format(state[field], change) : null;
  return Object.entries(FIELDS[entity] ?? {})
    .filter(([field]) => field in { ...before, ...after })
    .map(([field, { label, format }]) => ({
      field,
      label,
      before: said(before, field, format),
      after: said(after, field, format),
    }));
}
