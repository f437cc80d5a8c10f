import { CommandError } from '../errors';
import { getField, isArray, isDoc } from '../values/kinds';
import { argumentList, isNullish, type Operator } from './arguments';
import { truthy } from './expression';

const cond: Operator = (operand, compile) => {
  const [test, yes, no] = condParts(operand).map((part) => compile(part));
  if (!test || !yes || !no) throw new CommandError(17080, 'Missing parameter of $cond');
  return (scope) => (truthy(test(scope)) ? yes(scope) : no(scope));
};

function condParts(operand: unknown): readonly unknown[] {
  if (isArray(operand)) {
    if (operand.length === 3) return operand;
    throw new CommandError(
      16020,
      `Expression $cond takes exactly 3 arguments. ${operand.length} were passed in.`,
    );
  }
  if (!isDoc(operand))
    throw new CommandError(16020, 'Expression $cond takes exactly 3 arguments. 1 were passed in.');
  const unknown = Object.keys(operand).find((key) => !['if', 'then', 'else'].includes(key));
  if (unknown !== undefined) throw new CommandError(17083, `Unrecognized parameter to $cond: ${unknown}`);
  for (const [index, name] of ['if', 'then', 'else'].entries()) {
    if (!Object.hasOwn(operand, name))
      throw new CommandError(17080 + index, `Missing '${name}' parameter to $cond`);
  }
  return [operand['if'], operand['then'], operand['else']];
}

const ifNull: Operator = (operand, compile) => {
  const list = argumentList(operand, compile);
  if (list.length < 2) {
    throw new CommandError(1257300, `$ifNull needs at least two arguments, had: ${list.length}`);
  }
  return (scope) => {
    let value: unknown;
    for (const expression of list) {
      value = expression(scope);
      if (!isNullish(value)) break;
    }
    return value;
  };
};

const switchOperator: Operator = (operand, compile) => {
  if (!isDoc(operand)) throw new CommandError(40060, '$switch requires an object as an argument');
  const unknown = Object.keys(operand).find((key) => key !== 'branches' && key !== 'default');
  if (unknown !== undefined) throw new CommandError(40067, `$switch found an unknown argument: ${unknown}`);
  const branches = getField(operand, 'branches') ?? [];
  if (!isArray(branches)) throw new CommandError(40061, "$switch expected an array for 'branches'");
  if (branches.length === 0) throw new CommandError(40068, '$switch requires at least one branch.');
  const compiled = branches.map((branch) => {
    if (!isDoc(branch)) throw new CommandError(40062, '$switch expected each branch to be an object');
    if (!Object.hasOwn(branch, 'case'))
      throw new CommandError(40064, "$switch requires each branch have a 'case' expression");
    if (!Object.hasOwn(branch, 'then'))
      throw new CommandError(40065, "$switch requires each branch have a 'then' expression.");
    const extra = Object.keys(branch).find((key) => key !== 'case' && key !== 'then');
    if (extra !== undefined)
      throw new CommandError(40063, `$switch found an unknown argument to a branch: ${extra}`);
    return { test: compile(branch['case']), then: compile(branch['then']) };
  });
  const otherwise = Object.hasOwn(operand, 'default') ? compile(operand['default']) : undefined;
  return (scope) => {
    const hit = compiled.find(({ test }) => truthy(test(scope)));
    if (hit) return hit.then(scope);
    if (!otherwise) {
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    }
    return otherwise(scope);
  };
};

export const conditional: Record<string, Operator> = {
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOperator,
  $literal: (operand) => () => operand,
};
