import { CommandError } from '../errors';
import { type Doc, fieldName, getField, isArray, isDoc, isOperatorDoc } from '../values/types';
import { equals, type ValueTest, valueTests } from './value-tests';

export type Predicate = (doc: Doc) => boolean;

/** Compiles a filter; an invalid one is rejected here, even if there are no documents. */
export function compileFilter(filter: Doc): Predicate {
  const clauses = Object.entries(filter).map(([name, value]) => compileClause(name, value));
  return (doc) => clauses.every((matches) => matches(doc));
}

function compileClause(name: string, value: unknown): Predicate {
  if (name === '$and') {
    const branches = compileBranches(name, value);
    return (doc) => branches.every((matches) => matches(doc));
  }
  if (name === '$or') {
    const branches = compileBranches(name, value);
    return (doc) => branches.some((matches) => matches(doc));
  }
  if (name.startsWith('$')) throw new CommandError(2, `unknown top level operator: ${name}`);
  const field = fieldName(name);
  if (!isOperatorDoc(value)) return someValue(field, equals(value));
  const tests = Object.entries(value).map(([operator, operand]) => compileOperator(field, operator, operand));
  return (doc) => tests.every((matches) => matches(doc));
}

function compileBranches(name: string, value: unknown): Predicate[] {
  if (!isArray(value) || value.length === 0 || !value.every(isDoc))
    throw new CommandError(2, `${name} must be a nonempty array of objects`);
  return value.map(compileFilter);
}

function compileOperator(field: string, name: string, operand: unknown): Predicate {
  if (name === '$ne') {
    const isEqual = someValue(field, equals(operand));
    return (doc) => !isEqual(doc);
  }
  const compileTest = valueTests.get(name);
  if (!compileTest) throw new CommandError(2, `unknown operator: ${name}`);
  return someValue(field, compileTest(operand));
}

/** Matches if the field's value or, in an array, any element passes the test. */
function someValue(field: string, test: ValueTest): Predicate {
  return (doc) => {
    const value = getField(doc, field);
    return (isArray(value) && value.some(test)) || test(value);
  };
}
