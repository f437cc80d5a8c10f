import { BSONRegExp } from 'bson';
import { CommandError } from '../errors';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { equals, onPath, ordered, type Predicate, type ValueTest } from './predicates';
import { regExpTest } from './regex';
import { typeTest } from './type-test';

type Parts = readonly string[];
type CompileFilter = (filter: Doc) => Predicate;

/** `{ $gt: 1 }` is a set of operators, `{ a: 1 }` a value: the first name decides. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}

/** All operators of one field, e.g. of `{ age: { $gte: 1, $lt: 5 } }`. */
export function compileOperators(parts: Parts, operators: Doc, compileFilter: CompileFilter): Predicate {
  const tests = Object.entries(operators).map(([name, operand]) =>
    compileOperator(parts, name, operand, operators, compileFilter),
  );
  return (doc) => tests.every((test) => test(doc));
}

function compileOperator(
  parts: Parts,
  name: string,
  operand: unknown,
  all: Doc,
  compileFilter: CompileFilter,
): Predicate {
  switch (name) {
    case '$eq':
      return onPath(parts, 'expand', equals(operand));
    case '$ne':
      if (operand instanceof BSONRegExp) throw new CommandError(2, "Can't have regex as arg to $ne.");
      return not(onPath(parts, 'expand', equals(operand)));
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (operand instanceof BSONRegExp)
        throw new CommandError(2, `Can't have RegEx as arg to predicate over field '${parts.join('.')}'.`);
      return onPath(parts, 'expand', ordered(name, operand));
    case '$in':
      return onPath(parts, 'expand', membership(name, operand));
    case '$nin':
      return not(onPath(parts, 'expand', membership(name, operand)));
    case '$exists': {
      const exists = onPath(parts, 'whole', (value) => value !== undefined);
      return isTruthy(operand) ? exists : not(exists);
    }
    case '$regex':
      return onPath(parts, 'expand', regex(operand, all['$options']));
    case '$options':
      if (!Object.hasOwn(all, '$regex')) throw new CommandError(2, '$options needs a $regex');
      return () => true;
    case '$not':
      return not(negated(parts, operand, compileFilter));
    case '$size':
      return onPath(parts, 'whole', size(operand));
    case '$all':
      return allOf(parts, operand, compileFilter);
    case '$elemMatch':
      return onPath(parts, 'whole', elemMatch(operand, compileFilter));
    case '$type':
      return onPath(parts, 'expand', typeTest(operand));
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
    return regExpTest(new BSONRegExp(operand.pattern, options ?? operand.options));
  }
  if (typeof operand !== 'string') throw new CommandError(2, '$regex has to be a string');
  return regExpTest(new BSONRegExp(operand, options ?? ''));
}

function negated(parts: Parts, operand: unknown, compileFilter: CompileFilter): Predicate {
  if (operand instanceof BSONRegExp) return onPath(parts, 'expand', regExpTest(operand));
  if (!isDoc(operand)) throw new CommandError(2, '$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw new CommandError(2, '$not cannot be empty');
  return compileOperators(parts, operand, compileFilter);
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

function allOf(parts: Parts, operand: unknown, compileFilter: CompileFilter): Predicate {
  if (!isArray(operand)) throw new CommandError(2, '$all needs an array');
  const wantsElements = isDoc(operand[0]) && Object.hasOwn(operand[0], '$elemMatch');
  const tests = operand.map((item) => {
    if (wantsElements !== (isDoc(item) && Object.hasOwn(item, '$elemMatch'))) {
      throw new CommandError(
        2,
        wantsElements ? '$all/$elemMatch has to be consistent' : 'no $ expressions in $all',
      );
    }
    if (wantsElements)
      return onPath(parts, 'whole', elemMatch(getField(item as Doc, '$elemMatch'), compileFilter));
    if (isOperatorDoc(item)) throw new CommandError(2, 'no $ expressions in $all');
    return onPath(parts, 'expand', item instanceof BSONRegExp ? regExpTest(item) : equals(item));
  });
  return (doc) => tests.length > 0 && tests.every((test) => test(doc));
}

const logical = new Set(['$and', '$or', '$nor']);

function elemMatch(operand: unknown, compileFilter: CompileFilter): ValueTest {
  if (!isDoc(operand)) throw new CommandError(2, '$elemMatch needs an Object');
  if (isOperatorDoc(operand) && !logical.has(Object.keys(operand)[0] ?? '')) {
    // The element itself is tested: give it a name of its own.
    const test = compileOperators(['e'], operand, compileFilter);
    return (value) => isArray(value) && value.some((item) => test({ e: isArray(item) ? [item] : item }));
  }
  const test = compileFilter(operand);
  return (value) =>
    isArray(value) &&
    value.some((item) => {
      if (isDoc(item)) return test(item);
      return isArray(item) && test({ ...item } as Doc);
    });
}

/** The elements of an array that `$pull` takes out. */
export function pullTest(operand: unknown, compileFilter: CompileFilter): ValueTest {
  if (isOperatorDoc(operand)) {
    const test = compileOperators(['e'], operand, compileFilter);
    return (item) => test({ e: item });
  }
  if (operand instanceof BSONRegExp) return regExpTest(operand);
  if (!isDoc(operand)) return (item) => equal(item, operand);
  const test = compileFilter(operand);
  return (item) => isDoc(item) && test(item);
}
