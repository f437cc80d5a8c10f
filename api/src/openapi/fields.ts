import { FIRST_DAY, LAST_DAY } from '@erm/contracts/calendar-day';
import type { JsonSchema } from './json-schema';

const DAY = {
  type: 'string',
  format: 'date',
  // The years that can be planned.
  pattern: '^(19|2[0-9])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
};
const id = (example: string): JsonSchema => ({
  type: 'string',
  pattern: '^[0-9a-f]{24}$',
  examples: [example],
});
const dateTime = (example: string): JsonSchema => ({
  type: 'string',
  format: 'date-time',
  examples: [example],
});
const text = (example: string): JsonSchema => ({ type: 'string', examples: [example] });
const texts = (...examples: string[]): JsonSchema => ({ type: 'array', examples: [examples] });
const count = (example: number): JsonSchema => ({ type: 'integer', minimum: 0, examples: [example] });
const percent = (example: number): JsonSchema => ({ ...count(example), maximum: 100 });

const startDay = {
  ...DAY,
  description: `A calendar day from ${FIRST_DAY} to ${LAST_DAY}. The span includes it.`,
  examples: ['2026-03-02'],
};
const endDay = { ...startDay, examples: ['2026-04-30'] };

/** Descriptions of fields by name, unless their own schemas say more. */
export const FIELDS: Readonly<Record<string, JsonSchema>> = {
  _id: id('65a1f0c2e4b0a1b2c3d4e5f6'),
  id: id('65a1f0c2e4b0a1b2c3d4e5f6'),
  engineerId: id('65a1f0c2e4b0a1b2c3d4e5f6'),
  projectId: id('65a1f0c2e4b0a1b2c3d4e5f7'),
  entityId: id('65a1f0c2e4b0a1b2c3d4e5f8'),
  actorId: id('65a1f0c2e4b0a1b2c3d4e5f9'),
  project: id('65a1f0c2e4b0a1b2c3d4e5f7'),
  around: id('65a1f0c2e4b0a1b2c3d4e5f8'),
  through: id('65a1f0c2e4b0a1b2c3d4e5f6'),
  batch: id('65a1f0c2e4b0a1b2c3d4e600'),
  batchId: id('65a1f0c2e4b0a1b2c3d4e600'),
  batchSize: count(6),
  changeId: id('65a1f0c2e4b0a1b2c3d4e601'),
  undoes: id('65a1f0c2e4b0a1b2c3d4e601'),
  undoneBy: id('65a1f0c2e4b0a1b2c3d4e601'),
  requestId: { type: 'string', format: 'uuid', examples: ['0b0f2f0e-6a55-4b43-9a9f-6f1d2f3c4b5a'] },

  startDate: startDay,
  endDate: endDay,
  from: startDay,
  to: endDay,
  availableFrom: { ...endDay, description: 'The last day of the assignments; null if available now.' },
  at: dateTime('2026-03-02T09:00:00.000Z'),
  createdAt: dateTime('2026-03-02T09:00:00.000Z'),
  expiresAt: dateTime('2026-03-09T09:00:00.000Z'),

  email: { type: 'string', format: 'email', maxLength: 254, examples: ['ada.lovelace@example.com'] },
  password: { type: 'string', format: 'password', examples: ['plum-Kettle-91-river'] },
  currentPassword: { type: 'string', format: 'password', examples: ['demo-password'] },
  newPassword: { type: 'string', format: 'password', examples: ['plum-Kettle-91-river'] },
  token: text('eyJhbGciOiJIUzI1NiJ9…'),
  name: text('Ada Lovelace'),
  department: text('Platform'),
  description: text('Moves invoicing to the new ledger'),
  projectName: text('Billing migration'),
  role: text('Backend developer'),
  invitedBy: text('Grace Hopper'),
  skills: texts('Go', 'PostgreSQL'),
  requiredSkills: texts('Go', 'PostgreSQL', 'Kafka'),
  coveredSkills: texts('Go', 'PostgreSQL'),
  matchedSkills: texts('Go', 'PostgreSQL'),
  missingSkills: texts('Kafka'),
  departments: texts('Platform', 'Product'),
  skill: texts('Go'),
  portal: text('manager'),

  allocationPercentage: {
    ...percent(40),
    description: 'A share of a full-time day, in whole percent.',
  },
  maxCapacity: {
    ...percent(100),
    description: 'What the engineer can work, in percent of a full-time day.',
  },
  availableCapacity: { ...percent(60), description: 'The capacity that is free, in percent.' },
  currentAllocation: { ...count(40), description: "Today's load, in percent of a full-time day." },
  averageAllocation: count(62),
  load: count(40),
  peak: count(40),
  excess: count(20),
  mostFree: percent(60),
  freePercentage: percent(60),
  teamSize: { ...count(4), minimum: 1, maximum: 1000 },
  currentTeamSize: count(2),
  membersToday: count(1),
  filled: count(2),
  total: count(1),
  min: percent(20),
  free: count(60),
  capacity: count(100),
  freeEngineers: count(1),
  overEngineers: count(0),
  overCapacity: count(0),
  freeToday: count(1),
  deletedTotal: count(0),
  alreadyAssigned: count(0),
  matchesWithoutSkills: count(3),
  otherDays: count(0),
  notShown: count(0),
  lacking: count(1),
  planning: count(0),
  active: count(1),
  completed: count(0),
  counted: count(1),
  offset: count(0),
  aroundRow: count(0),
  version: { ...count(1), description: 'Counts the changes of the entity; see "Versions".' },

  nextCursor: {
    ...text('WyJBZGEiLCI2NWExZjBjMmU0YjBhMWIyYzNkNGU1ZjYiXQ'),
    description: 'The `cursor` of the next page; null on the last one.',
  },
  cursor: {
    ...text('WyJBZGEiLCI2NWExZjBjMmU0YjBhMWIyYzNkNGU1ZjYiXQ'),
    description: '`nextCursor` of a page.',
  },
  limit: { ...count(50), description: 'The most rows to answer.' },
  q: { ...text('ada'), description: 'Text to search for, literally, anywhere in a word.' },
};
