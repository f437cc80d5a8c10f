import { CommandError } from '../errors';
import { isOperatorDoc } from '../query/field-operators';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { BSONRegExp } from 'bson';
import { changePath } from './change-path';

/** What an upsert's filter says about the new document: its equalities, for a replacement just the `_id`. */
export function upsertBase(filter: Doc, onlyId: boolean): Doc {
  let base: Doc = {};
  const paths: string[] = [];
  // The server keeps these fields in the order of their names.
  for (const [path, value] of [...equalities(filter)].sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    if (onlyId && path !== '_id') continue;
    const clash = paths.find(
      (other) => `${other}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${other}.`),
    );
    if (clash !== undefined) {
      throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    paths.push(path);
    base = changePath(base, path.split('.'), () => value);
  }
  return base;
}

function* equalities(filter: Doc): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$expr')
      throw new CommandError(224, '$expr is not allowed in the query predicate for an upsert');
    if (name === '$and' || (name === '$or' && isArray(value) && value.length === 1)) {
      if (isArray(value)) for (const branch of value) if (isDoc(branch)) yield* equalities(branch);
    } else if (!name.startsWith('$')) {
      if (!isOperatorDoc(value)) {
        if (!(value instanceof BSONRegExp)) yield [name, value];
      } else yield* operatorEqualities(name, value);
    }
  }
}

function* operatorEqualities(name: string, operators: Doc): Generator<[string, unknown]> {
  if (Object.hasOwn(operators, '$eq')) yield [name, operators['$eq']];
  for (const operator of ['$in', '$all']) {
    const values = getField(operators, operator);
    if (!isArray(values) || (operator === '$in' && values.length !== 1)) continue;
    for (const value of values)
      if (!(value instanceof BSONRegExp) && !isOperatorDoc(value)) yield [name, value];
  }
}
