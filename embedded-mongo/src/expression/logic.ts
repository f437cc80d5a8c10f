import { CommandError } from '../errors';
import { compare } from '../values/compare';
import { isArray, isDoc, isNullish } from '../values/types';
import { argumentList, fixed, type Operator } from './arguments';
import { truthy } from './expression';

const cond: Operator = (operand, compile) => {
  const [condition, yes, no] = condParts(operand);
  const [test, whenTrue, whenFalse] = [compile(condition), compile(yes), compile(no)];
  return (scope) => (truthy(test(scope)) ? whenTrue(scope) : whenFalse(scope));
};

function condParts(operand: unknown): readonly unknown[] {
  if (isDoc(operand)) {
    const unknown = Object.keys(operand).find((key) => !['if', 'then', 'else'].includes(key));
    if (unknown !== undefined) throw new CommandError(17083, `Unrecognized parameter to $cond: ${unknown}`);
    for (const [index, name] of ['if', 'then', 'else'].entries()) {
      if (!Object.hasOwn(operand, name))
        throw new CommandError(17080 + index, `Missing '${name}' parameter to $cond`);
    }
    return [operand['if'], operand['then'], operand['else']];
  }
  if (isArray(operand) && operand.length === 3) return operand;
  const count = isArray(operand) ? operand.length : 1;
  throw new CommandError(16020, `Expression $cond takes exactly 3 arguments. ${count} were passed in.`);
}

const ifNull: Operator = (operand, compile) => {
  const list = argumentList(operand, compile);
  if (list.length < 2)
    throw new CommandError(1257300, `$ifNull needs at least two arguments, had: ${list.length}`);
  return (scope) => {
    let value: unknown;
    for (const expression of list) {
      value = expression(scope);
      if (!isNullish(value)) break;
    }
    return value;
  };
};

export const logic: Record<string, Operator> = {
  $gte: fixed(2, ([a, b]) => compare(a, b) >= 0),
  $lte: fixed(2, ([a, b]) => compare(a, b) <= 0),
  $and: (operand, compile) => {
    const list = argumentList(operand, compile);
    return (scope) => list.every((item) => truthy(item(scope)));
  },
  $cond: cond,
  $ifNull: ifNull,
};
