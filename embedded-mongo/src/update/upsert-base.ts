import { CommandError } from '../errors';
import { type Doc, getField, isArray, isDoc, isOperatorDoc } from '../values/types';

/** The fields that an upsert takes over from its filter: those with an equality. */
export function upsertBase(filter: Doc): Doc {
  const base: Record<string, unknown> = {};
  // The server adds these fields in lexicographic order.
  for (const [field, value] of [...equalities(filter)].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    if (Object.hasOwn(base, field)) {
      throw new CommandError(54, `cannot infer query fields to set, path '${field}' is matched twice`);
    }
    base[field] = value;
  }
  return base;
}

function* equalities(filter: Doc): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' || (name === '$or' && isArray(value) && value.length === 1)) {
      if (isArray(value)) for (const branch of value) if (isDoc(branch)) yield* equalities(branch);
    } else if (!name.startsWith('$')) yield* fieldEqualities(name, value);
  }
}

function* fieldEqualities(name: string, value: unknown): Generator<[string, unknown]> {
  if (!isOperatorDoc(value)) {
    yield [name, value];
    return;
  }
  if (Object.hasOwn(value, '$eq')) yield [name, value['$eq']];
  const values = getField(value, '$in');
  if (isArray(values) && values.length === 1) yield [name, values[0]];
}
