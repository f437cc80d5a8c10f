import { DEFAULT_MAX_CAPACITY, DEFAULT_TEAM_SIZE } from './defaults';
import { OPEN_END, OPEN_START } from './open-days';

type Fields = Readonly<Record<string, unknown>>;

const list = () => [];
const none = () => null;
const text = () => '';
const zero = () => 0;
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** The day of a date-time. */
const dayIn = (value: unknown, otherwise: string): string =>
  /^\d{4}-\d{2}-\d{2}(?=T)/.exec(String(value))?.[0] ?? otherwise;

const FALLBACKS: Record<string, (fields: Fields) => unknown> = {
  success: ({ success }) => (success === undefined ? true : undefined),
  data: (body) => (body['data'] === undefined ? { ...body } : undefined),
  user: (data) => (data['user'] === undefined ? { ...data } : undefined),
  nextCursor: none,
  _id: ({ id }) => id,
  id: ({ _id }) => _id,
  version: zero,
  email: text,
  description: text,
  department: text,
  role: text,
  seniority: none,
  skills: list,
  requiredSkills: list,
  coveredSkills: list,
  missingSkills: list,
  assignments: list,
  overloads: list,
  teamSize: () => DEFAULT_TEAM_SIZE,
  currentTeamSize: zero,
  maxCapacity: () => DEFAULT_MAX_CAPACITY,
  currentAllocation: zero,
  availableCapacity: ({ maxCapacity, currentAllocation }) =>
    Math.max(0, numberOf(maxCapacity, DEFAULT_MAX_CAPACITY) - numberOf(currentAllocation, 0)),
  availableFrom: none,
  engineerId: none,
  projectId: none,
  projectName: ({ projectId }) => (projectId as Fields | null)?.['name'] ?? 'Deleted Project',
  startDate: ({ startDate }) => dayIn(startDate, OPEN_START),
  endDate: ({ endDate }) => dayIn(endDate, OPEN_END),
};

/**
 * The value for a field that a response lacks or has in an unknown format (product-rules#records). Undefined for a
 * field without which the record is meaningless.
 * @param fields the record's other fields
 */
export function fallbackOf(field: string, fields: Fields): unknown {
  return Object.hasOwn(FALLBACKS, field) ? FALLBACKS[field]?.(fields) : undefined;
}
