import { z } from 'zod/mini';
import { auditRecordSchema } from './audit';
import { AUDIT_ENTITIES } from './audit-entities';
import { isPlannable, unplannable } from './calendar-day';
import { FROM_AFTER_TO } from './date-order';
import { endpoint } from './endpoint';
import { integerParam, listQuery, listSuccess, success } from './envelope';
import { enumInput, idInput } from './text';

/** An engineer or project that an assignment connected at that time. The name is null if it had been deleted before. */
const namedSchema = z.object({ _id: z.string(), name: z.nullable(z.string()) });

/** Today's email of somebody with whom another engineer now shares the name; only in lists. */
const emailOfNamesake = z.optional(z.string());

/** One committed change of one entity. It can be read and shown without reading anything else. */
export const changeSchema = z.extend(auditRecordSchema, {
  /** The changes committed together with this one; null alone. */
  batchId: z.nullable(z.string()),
  /** How many those are with this one, of those that the caller may see; only in lists, and absent alone. */
  batchSize: z.optional(z.number()),
  /** The change that this one undoes, or the batch if this one belongs to a batch itself. */
  undoes: z.nullable(z.string()),
  /** The change that undoes this one, or the batch if this one belongs to a batch. */
  undoneBy: z.nullable(z.string()),
  /**
   * Whether the caller may undo it, or its batch, which is undone as a whole. What changed since is checked only then.
   */
  canBeUndone: z.boolean(),
  /** Why it cannot be undone. */
  undoRefusal: z.nullable(z.string()),
  /**
   * The name of the project or person, or the email of the invitation; null for an assignment, and for changes recorded
   * by releases before 1.5.0.
   */
  name: z.nullable(z.string()),
  email: emailOfNamesake,
  /** The engineers of an assignment, before and after. */
  engineers: z.array(z.extend(namedSchema, { email: emailOfNamesake })),
  /** The projects of an assignment, before and after. */
  projects: z.array(namedSchema),
});
export type Change = z.infer<typeof changeSchema>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time with its offset from UTC, to the millisecond, on a day that can be planned. */
function instantInput(label: string) {
  const error = `${label} must be a date and time such as 2026-03-02T09:00:00Z`;
  const isInstant = (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text));
  return z.string(error).check(
    z.refine(isInstant, { error, abort: true }),
    z.refine((text) => isPlannable(text.slice(0, 10)), { error: unplannable(label), abort: true }),
  );
}

/** Newest first, 50 by default. `from` is included, `to` is not. */
export const listChangesQuery = z
  .extend(z.omit(listQuery(['at']), { q: true }), {
    entity: z.optional(enumInput(AUDIT_ENTITIES, `entity must be one of ${AUDIT_ENTITIES.join(', ')}`)),
    entityId: z.optional(idInput('entityId')),
    actorId: z.optional(idInput('actorId')),
    batch: z.optional(idInput('batch')),
    from: z.optional(instantInput('from')),
    to: z.optional(instantInput('to')),
    /** Only the caller's own changes. */
    mine: z.optional(enumInput(['true'], 'mine must be true or absent')),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
      path: ['from'],
      error: FROM_AFTER_TO,
    }),
  );

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/changes',
  summary: 'List changes, newest first; engineers see their own and those of their assignments',
  roles: ['manager', 'engineer'],
  status: 200,
  query: listChangesQuery,
  response: listSuccess(z.array(changeSchema)),
  errors: ['BAD_CURSOR'],
});

const MAX_VERSION = 999_999_999;

const REFUSALS = [
  'NOT_FOUND',
  'CONFLICT',
  'CANNOT_BE_UNDONE',
  'ALREADY_UNDONE',
  'CAPACITY_EXCEEDED',
  'OUTSIDE_PROJECT_DATES',
] as const;

export const undoChange = endpoint({
  method: 'POST',
  path: '/api/changes/{id}/undo',
  summary: 'Undo a change by a new one, under every rule of an edit; engineers only their own',
  roles: ['manager', 'engineer'],
  status: 200,
  params: z.object({ id: idInput('id') }),
  query: z.object({
    /**
     * The version of the changed entity that the caller has seen. If it is current, the undo overwrites later changes
     * of the same fields; without it, or if there is a newer version, these are a `CONFLICT` with the current version.
     */
    version: z.optional(integerParam('version', 1, MAX_VERSION)),
  }),
  response: success(z.object({ change: changeSchema })),
  errors: [...REFUSALS, 'EMAIL_TAKEN', 'EMAIL_RESERVED'],
});

export const undoBatch = endpoint({
  method: 'POST',
  path: '/api/batches/{id}/undo',
  summary: 'Undo all changes of a batch by a new one, or none of them',
  roles: ['manager'],
  status: 200,
  params: z.object({ id: idInput('id') }),
  response: success(z.object({ batchId: z.string(), changes: z.array(changeSchema) })),
  errors: REFUSALS,
});
