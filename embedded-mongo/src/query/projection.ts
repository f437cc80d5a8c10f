import { unsupported } from '../errors';
import { type Doc, fieldName } from '../values/types';

/** Compiles an inclusive projection; `_id` is included unless it is set to 0. */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const { _id = 1, ...fields } = spec;
  const names = new Set(Object.keys(fields).map(fieldName));
  if (Object.keys(spec).length === 0) return (doc) => doc;
  const isInclusive = Object.values(fields).every((value) => value === 1);
  if (!isInclusive || (_id !== 1 && (_id !== 0 || names.size === 0)))
    throw unsupported('A projection that does more than include fields');
  if (_id === 1) names.add('_id');
  return (doc) => {
    const projected: Record<string, unknown> = {};
    for (const field of Object.keys(doc)) if (names.has(field)) projected[field] = doc[field];
    return projected;
  };
}
