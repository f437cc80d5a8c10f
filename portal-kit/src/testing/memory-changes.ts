import { addDays, type CalendarDay } from '@erm/contracts/calendar-day';
import type { Change } from '@erm/contracts/changes';
import { memoryId } from './memory-id';

const HELENA = { _id: memoryId(99), name: 'Helena Fischer' };
const OMAR = { _id: memoryId(98), name: 'Omar Diallo' };
const ANA = { _id: memoryId(1), name: 'Ana Sousa' };
const ATLAS = { _id: memoryId(11), name: 'Atlas Billing' };
const RESIDENCY = { _id: memoryId(12), name: 'Data Residency EU' };

type Sample = Pick<Change, '_id' | 'at' | 'entity' | 'entityId' | 'before' | 'after'> & Partial<Change>;

/** A change that the signed-in manager may undo. */
export function changeRecord(sample: Sample): Change {
  return {
    actor: HELENA,
    action: 'update',
    passwordChanged: false,
    requestId: 'memory',
    batchId: null,
    undoes: null,
    undoneBy: null,
    canBeUndone: true,
    undoRefusal: null,
    name: null,
    engineers: [],
    projects: [],
    ...sample,
  };
}

/** The history of the sample company before `today`, newest first. */
export function sampleChanges(today: CalendarDay): Change[] {
  const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T12:00:00.000Z`;
  const batch = { at: at(2), actor: OMAR, entity: 'assignment', batchId: memoryId(49) } as const;
  return [
    changeRecord({
      _id: memoryId(48),
      at: at(1),
      entity: 'project',
      entityId: ATLAS._id,
      name: ATLAS.name,
      before: { name: 'Billing', version: 1 },
      after: { name: ATLAS.name, version: 2 },
    }),
    changeRecord({
      ...batch,
      _id: memoryId(47),
      entityId: memoryId(22),
      engineers: [ANA],
      projects: [RESIDENCY],
      before: { endDate: '2026-07-31' },
      after: { endDate: '2026-08-31' },
    }),
    changeRecord({
      ...batch,
      _id: memoryId(46),
      entityId: memoryId(21),
      engineers: [ANA],
      projects: [ATLAS],
      before: { allocationPercentage: 50 },
      after: { allocationPercentage: 70 },
    }),
    changeRecord({
      _id: memoryId(45),
      at: at(2),
      entity: 'user',
      entityId: memoryId(97),
      name: 'Petra Novak',
      actor: OMAR,
      before: { disabled: false },
      after: { disabled: true },
      canBeUndone: false,
      undoRefusal: 'Disabling or enabling an account cannot be undone.',
    }),
  ];
}
