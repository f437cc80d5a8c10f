import { CommandError } from '../errors';
import { undotted } from '../values/paths';
import { type Doc, getField, isArray, isDoc, isOperatorDoc } from '../values/types';
import { containsText, equals, membership, ordered, type ValueTest } from './value-tests';

export type Predicate = (doc: Doc) => boolean;

/** Compiles a filter, and with that rejects one that is invalid, whatever documents there are. */
export function compileFilter(filter: Doc): Predicate {
  const clauses = Object.entries(filter).map(([name, value]) => compileClause(name, value));
  const [only] = clauses;
  return clauses.length === 1 && only ? only : (doc) => clauses.every((matches) => matches(doc));
}

function compileClause(name: string, value: unknown): Predicate {
  switch (name) {
    case '$and': {
      const all = branches(name, value);
      return (doc) => all.every((matches) => matches(doc));
    }
    case '$or': {
      const any = branches(name, value);
      return (doc) => any.some((matches) => matches(doc));
    }
  }
  if (name.startsWith('$')) throw new CommandError(2, `unknown top level operator: ${name}`);
  const field = undotted(name);
  if (!isOperatorDoc(value)) return anyValue(field, equals(value));
  const tests = Object.entries(value).map(([operator, operand]) => compileOperator(field, operator, operand));
  return (doc) => tests.every((matches) => matches(doc));
}

function branches(name: string, value: unknown): Predicate[] {
  if (!isArray(value)) throw new CommandError(2, `${name} must be an array`);
  if (value.length === 0) throw new CommandError(2, '$and/$or/$nor must be a nonempty array');
  return value.map((branch) => {
    if (!isDoc(branch)) throw new CommandError(2, '$or/$and/$nor entries need to be full objects');
    return compileFilter(branch);
  });
}

function compileOperator(field: string, name: string, operand: unknown): Predicate {
  switch (name) {
    case '$eq':
      return anyValue(field, equals(operand));
    case '$ne': {
      const isEqual = anyValue(field, equals(operand));
      return (doc) => !isEqual(doc);
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyValue(field, ordered(name, operand));
    case '$in':
      return anyValue(field, membership(operand));
    case '$regex':
      return anyValue(field, containsText(operand));
  }
  throw new CommandError(2, `unknown operator: ${name}`);
}

/** Matches when the value of the field passes the test or, in an array, any of its elements does. */
function anyValue(field: string, test: ValueTest): Predicate {
  return (doc) => {
    const value = getField(doc, field);
    return (isArray(value) && value.some(test)) || test(value);
  };
}
