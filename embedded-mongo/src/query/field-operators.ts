import { BSONRegExp } from 'bson';
import { CommandError } from '../errors';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { equals, onPath, ordered, type Predicate, type ValueTest } from './predicates';
import { regExpTest } from './regex';
import { typeTest } from './type-test';

/** How an operator comes by its values: along a path, or by being handed one. */
export type Reach = (leafArray: 'expand' | 'whole', test: ValueTest) => Predicate;
type CompileFilter = (filter: Doc) => Predicate;

/** `{ $gt: 1 }` is a set of operators, `{ a: 1 }` a value: the first name decides. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}

/** All operators of one field, e.g. of `{ age: { $gte: 1, $lt: 5 } }`. */
export function compileOperators(reach: Reach, operators: Doc, compileFilter: CompileFilter): Predicate {
  const tests = Object.entries(operators).map(([name, operand]) =>
    compileOperator(reach, name, operand, operators, compileFilter),
  );
  return (doc) => tests.every((test) => test(doc));
}

function compileOperator(
  reach: Reach,
  name: string,
  operand: unknown,
  all: Doc,
  compileFilter: CompileFilter,
): Predicate {
  switch (name) {
    case '$eq':
      return reach('expand', equals(operand));
    case '$ne':
      if (operand instanceof BSONRegExp) throw new CommandError(2, "Can't have regex as arg to $ne.");
      return not(reach('expand', equals(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (operand instanceof BSONRegExp) throw new CommandError(2, `Can't have RegEx as arg to ${name}.`);
      return reach('expand', ordered(name, operand));
    case '$in':
      return reach('expand', membership(name, operand));
    case '$nin':
      return not(reach('expand', membership(name, operand)));
    case '$exists': {
      const exists = reach('whole', (value) => value !== undefined);
      return isTruthy(operand) ? exists : not(exists);
    }
    case '$regex':
      return reach('expand', regex(operand, all['$options']));
    case '$options':
      if (!Object.hasOwn(all, '$regex')) throw new CommandError(2, '$options needs a $regex');
      return () => true;
    case '$not':
      return not(negated(reach, operand, compileFilter));
    case '$size':
      return reach('whole', size(operand));
    case '$all':
      return allOf(reach, operand, compileFilter);
    case '$elemMatch':
      return reach('whole', elemMatch(operand, compileFilter));
    case '$type':
      return reach('expand', typeTest(operand));
  }
  throw new CommandError(2, `unknown operator: ${name}`);
}

function not(predicate: Predicate): Predicate {
  return (doc) => !predicate(doc);
}

function isTruthy(value: unknown): boolean {
  return isNumeric(value) ? Number(value) !== 0 : value !== false && value !== null;
}

function membership(name: string, operand: unknown): ValueTest {
  if (!isArray(operand)) throw new CommandError(2, `${name} needs an array`);
  const tests = operand.map((item) => {
    if (isOperatorDoc(item)) throw new CommandError(2, `cannot nest $ under ${name}`);
    return item instanceof BSONRegExp ? regExpTest(item) : equals(item);
  });
  return (value) => tests.some((test) => test(value));
}

function regex(operand: unknown, options: unknown): ValueTest {
  if (options !== undefined && typeof options !== 'string')
    throw new CommandError(2, '$options has to be a string');
  if (operand instanceof BSONRegExp) {
    if (options !== undefined && operand.options !== '') {
      throw new CommandError(51075, 'options set in both $regex and $options');
    }
    return regExpTest({ pattern: operand.pattern, options: options ?? operand.options });
  }
  if (typeof operand !== 'string') throw new CommandError(2, '$regex has to be a string');
  return regExpTest({ pattern: operand, options: options ?? '' });
}

function negated(reach: Reach, operand: unknown, compileFilter: CompileFilter): Predicate {
  if (operand instanceof BSONRegExp) return reach('expand', regExpTest(operand));
  if (!isDoc(operand)) throw new CommandError(2, '$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw new CommandError(2, '$not cannot be empty');
  return compileOperators(reach, operand, compileFilter);
}

function size(operand: unknown): ValueTest {
  const expected = Number(operand);
  if (!isNumeric(operand) || !Number.isInteger(expected)) {
    throw new CommandError(2, 'Failed to parse $size. Expected an integer');
  }
  if (expected < 0)
    throw new CommandError(2, `Failed to parse $size. Expected a non-negative number in: $size: ${expected}`);
  return (value) => isArray(value) && value.length === expected;
}

function allOf(reach: Reach, operand: unknown, compileFilter: CompileFilter): Predicate {
  if (!isArray(operand)) throw new CommandError(2, '$all needs an array');
  const wantsElements = isDoc(operand[0]) && Object.hasOwn(operand[0], '$elemMatch');
  const tests = operand.map((item) => {
    if (wantsElements !== (isDoc(item) && Object.hasOwn(item, '$elemMatch'))) {
      throw new CommandError(
        2,
        wantsElements ? '$all/$elemMatch has to be consistent' : 'no $ expressions in $all',
      );
    }
    if (wantsElements) return reach('whole', elemMatch(getField(item as Doc, '$elemMatch'), compileFilter));
    if (isOperatorDoc(item)) throw new CommandError(2, 'no $ expressions in $all');
    return reach('expand', item instanceof BSONRegExp ? regExpTest(item) : equals(item));
  });
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
}

const logical = new Set(['$and', '$or', '$nor']);

/** `{ $gt: 1 }` tests an element itself, `{ $or: [...] }` the fields of one that is a document. */
function isElementTest(operand: unknown): operand is Doc {
  return isOperatorDoc(operand) && !logical.has(Object.keys(operand)[0] ?? '');
}

function elemMatch(operand: unknown, compileFilter: CompileFilter): ValueTest {
  if (!isDoc(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  if (isElementTest(operand)) {
    // The element itself is tested, even when it is an array: a document of one field hands it over.
    const test = compileOperators((_leafArray, itself) => (doc) => itself(doc['e']), operand, compileFilter);
    return (value) => isArray(value) && value.some((item) => test({ e: item }));
  }
  const test = compileFilter(operand);
  return (value) =>
    isArray(value) &&
    value.some((item) => {
      if (isDoc(item)) return test(item);
      return isArray(item) && test({ ...item });
    });
}

/** The elements of an array that `$pull` takes out. */
export function pullTest(operand: unknown, compileFilter: CompileFilter): ValueTest {
  if (isElementTest(operand)) {
    const test = compileOperators(
      (leafArray, itself) => onPath(['e'], leafArray, itself),
      operand,
      compileFilter,
    );
    return (item) => test({ e: item });
  }
  if (operand instanceof BSONRegExp) return regExpTest(operand);
  if (!isDoc(operand)) return (item) => equal(item, operand);
  const test = compileFilter(operand);
  return (item) => isDoc(item) && test(item);
}
