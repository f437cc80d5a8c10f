import { CommandError } from '../errors';
import { isOperatorDoc } from '../query/field-operators';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { BSONRegExp } from 'bson';
import { changePath } from './change-path';

/** What an upsert's filter says about the document that it creates: its equalities. */
export function upsertBase(filter: Doc): Doc {
  let base: Doc = {};
  for (const [path, value] of equalities(filter)) {
    const parts = path.split('.');
    base = changePath(
      base,
      parts,
      (known) => {
        if (known !== undefined && !equal(known, value)) {
          throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
        }
        return value;
      },
      base,
    );
  }
  return base;
}

function* equalities(filter: Doc): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
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
    const [only] = isArray(values) ? values : [];
    if (isArray(values) && values.length === 1 && !(only instanceof BSONRegExp) && !isOperatorDoc(only))
      yield [name, only];
  }
}
