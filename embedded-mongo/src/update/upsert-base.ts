import { unsupported } from '../errors';
import { type Doc, isArray, isOperatorDoc } from '../values/types';

/** The document that an upsert starts from: the fields that its filter compares for equality. */
export function upsertBase(filter: Doc): Doc {
  const equalities = Object.entries(filter).flatMap(([name, value]): [string, unknown][] => {
    if (name === '$or' && isArray(value) && value.length > 1) return [];
    if (name.startsWith('$')) throw unsupported(`An upsert with ${name} in its filter`);
    if (!isOperatorDoc(value)) return [[name, value]];
    if (Object.hasOwn(value, '$in')) throw unsupported('An upsert with $in in its filter');
    return Object.hasOwn(value, '$eq') ? [[name, value['$eq']]] : [];
  });
  // The server adds these fields in lexicographic order.
  return Object.fromEntries(equalities.sort(([a], [b]) => (a < b ? -1 : 1)));
}
