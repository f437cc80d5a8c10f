import { CommandError, unsupported } from '../errors';
import { fieldName } from '../values/paths';
import { type Doc, isDoc, isNumber, isOperatorDoc } from '../values/types';

/** Compiles a projection that names the fields to keep, or the fields to drop. */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const kept = new Set<string>();
  const dropped = new Set<string>();
  for (const [path, value] of Object.entries(spec)) {
    const field = fieldName(path);
    assertFlag(field, value);
    (value ? kept : dropped).add(field);
  }
  if (isExclusion(spec)) return (doc) => pick(doc, (field) => !dropped.has(field));
  if (kept.size === 0) return (doc) => doc;
  if (!dropped.has('_id')) kept.add('_id');
  return (doc) => pick(doc, (field) => kept.has(field));
}

function assertFlag(field: string, value: unknown): void {
  if (typeof value === 'boolean' || isNumber(value)) return;
  if (isDoc(value) && Object.keys(value).length === 0)
    throw new CommandError(51270, `An empty object is not a valid value. Found it at path ${field}`);
  if (isOperatorDoc(value))
    throw new CommandError(31325, `Unknown expression ${String(Object.keys(value)[0])}`);
  throw unsupported(`A computed field in a projection ('${field}')`);
}

/** The first field decides, and the others must agree; `_id` alone may differ. */
function isExclusion(spec: Doc): boolean {
  const [first, ...others] = Object.entries(spec).filter(([field]) => field !== '_id');
  if (!first) return Object.hasOwn(spec, '_id') && !spec['_id'];
  for (const [field, value] of others) {
    if (Boolean(first[1]) === Boolean(value)) continue;
    throw value
      ? new CommandError(31253, `Cannot do inclusion on field ${field} in exclusion projection`)
      : new CommandError(31254, `Cannot do exclusion on field ${field} in inclusion projection`);
  }
  return !first[1];
}

function pick(doc: Doc, isWanted: (field: string) => boolean): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([field]) => isWanted(field)));
}
