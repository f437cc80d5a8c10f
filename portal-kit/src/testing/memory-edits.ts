import type { Change } from '@erm/contracts/changes';
import { changeRecord } from './memory-changes';
import type { MemoryHandlers, MemoryState } from './memory-state';

const EDITED = { engineers: 'user', projects: 'project', assignments: 'assignment' } as const;

/** The handlers whose edits are then recorded as by the API, so that they can be undone. */
export function recordEdits(
  handlers: MemoryHandlers,
  { records, user, nextId }: MemoryState,
): MemoryHandlers {
  const resources = Object.keys(EDITED) as (keyof typeof EDITED)[];
  const recorded = resources.map((resource) => {
    const name = `PUT ${resource}`;
    const save: MemoryHandlers[string] = (request) => {
      const record = records[resource].find(({ _id }) => _id === request.id);
      const before = { ...record };
      const response = handlers[name]!(request);
      if (!record || response.status !== 200) return response;
      const edit = {
        entity: EDITED[resource],
        entityId: record._id,
        ...valuesThatDiffer(before, { ...record }),
      };
      const _id = nextId();
      const at = new Date().toISOString();
      records.changes.unshift(changeRecord({ _id, at, actor: { _id: user._id, name: user.name }, ...edit }));
      return { ...response, body: { ...(response.body as object), changeId: _id } };
    };
    return [name, save] as const;
  });
  return { ...handlers, ...Object.fromEntries(recorded) };
}

type Values = NonNullable<Change['after']>;

/** All but the version, which an undo raises, too. */
export function valuesThatDiffer(before: Values, after: Values): Pick<Change, 'before' | 'after'> {
  const fields = Object.keys(after).filter((field) => field !== 'version' && before[field] !== after[field]);
  const of = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: of(before), after: of(after) };
}
