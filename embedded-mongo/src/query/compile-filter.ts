import { CommandError } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate, truthy } from '../expression/expression';
import { type Doc, getField, isArray, isDoc, isOperatorDoc } from '../values/kinds';
import { undotted } from '../values/paths';
import { equals, literal, membership, ordered, type ValueTest } from './value-tests';

export type Predicate = (doc: Doc) => boolean;

/** Turns a query into a function that says whether a document matches. */
export function compileFilter(filter: Doc): Predicate {
  const parts = Object.entries(filter).map(([name, value]) => compileClause(name, value));
  const [only] = parts;
  return parts.length === 1 && only ? only : (doc) => parts.every((part) => part(doc));
}

function compileClause(name: string, value: unknown): Predicate {
  switch (name) {
    case '$and': {
      const all = branches(name, value);
      return (doc) => all.every((part) => part(doc));
    }
    case '$or': {
      const any = branches(name, value);
      return (doc) => any.some((part) => part(doc));
    }
    case '$expr': {
      const expression = compileExpression(value);
      return (doc) => truthy(evaluate(expression, doc));
    }
  }
  if (name.startsWith('$')) throw new CommandError(2, `unknown top level operator: ${name}`);
  const field = undotted(name);
  if (!isOperatorDoc(value)) return anyValue(field, equals(value));
  const tests = Object.entries(value).map(([operator, operand]) => compileOperator(field, operator, operand));
  return (doc) => tests.every((test) => test(doc));
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
    case '$ne':
      return not(anyValue(field, equals(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return anyValue(field, ordered(name, operand));
    case '$in':
      return anyValue(field, membership(name, operand));
    case '$nin':
      return not(anyValue(field, membership(name, operand)));
    case '$exists':
      return truthy(operand)
        ? (doc) => getField(doc, field) !== undefined
        : (doc) => getField(doc, field) === undefined;
    case '$regex':
      return anyValue(field, literal(operand));
  }
  throw new CommandError(2, `unknown operator: ${name}`);
}

/** Matches when the field's value passes the test or, in an array, any of its elements does. */
function anyValue(field: string, test: ValueTest): Predicate {
  return (doc) => {
    const value = getField(doc, field);
    return (isArray(value) && value.some(test)) || test(value);
  };
}

function not(predicate: Predicate): Predicate {
  return (doc) => !predicate(doc);
}
