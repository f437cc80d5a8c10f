import { CommandError } from '../errors';
import { equal } from '../values/compare';
import { type Doc, isArray, isDoc, typeName } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { variableName } from '../values/paths';
import { fixed, isNullish, type Operator, untilNull, variadic } from './arguments';
import { type Compile, type Expression, type Scope, truthy } from './expression';

interface Clause {
  readonly spec: Doc;
  readonly input: Expression;
}

function clause(
  operand: unknown,
  compile: Compile,
  name: string,
  required: string[],
  optional: string[],
): Clause {
  if (!isDoc(operand))
    throw new CommandError(
      name === '$reduce' ? 40075 : name === '$map' ? 16878 : 28646,
      `${name} only supports an object as its argument`,
    );
  const known = [...required, ...optional];
  const unknown = Object.keys(operand).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new CommandError(
      name === '$reduce' ? 40076 : name === '$map' ? 16879 : 28647,
      `Unrecognized parameter to ${name}: ${unknown}`,
    );
  }
  const missing = required.find((key) => !Object.hasOwn(operand, key));
  if (missing !== undefined)
    throw new CommandError(missingCode(name, missing), `Missing '${missing}' parameter to ${name}`);
  return { spec: operand, input: compile(operand['input']) };
}

function missingCode(name: string, field: string): number {
  if (name === '$reduce') return field === 'input' ? 40077 : field === 'initialValue' ? 40078 : 40079;
  if (name === '$map') return field === 'input' ? 16880 : 16882;
  return field === 'input' ? 28648 : 28650;
}

function bind(scope: Scope, entries: readonly (readonly [string, unknown])[]): Scope {
  return { ...scope, variables: new Map([...scope.variables, ...entries]) };
}

const filter: Operator = (operand, compile, name) => {
  const { spec, input } = clause(operand, compile, name, ['input', 'cond'], ['as']);
  const as = variableName(spec['as'] ?? 'this');
  const condition = compile(spec['cond'], as);
  return (scope) => {
    const list = input(scope);
    if (isNullish(list)) return null;
    if (!isArray(list))
      throw new CommandError(28651, `input to $filter must be an array not ${typeName(list)}`);
    return list.filter((item) => truthy(condition(bind(scope, [[as, item]]))));
  };
};

const map: Operator = (operand, compile, name) => {
  const { spec, input } = clause(operand, compile, name, ['input', 'in'], ['as']);
  const as = variableName(spec['as'] ?? 'this');
  const each = compile(spec['in'], as);
  return (scope) => {
    const list = input(scope);
    if (isNullish(list)) return null;
    if (!isArray(list)) throw new CommandError(16883, `input to $map must be an array not ${typeName(list)}`);
    return list.map((item) => each(bind(scope, [[as, item]])) ?? null);
  };
};

const reduce: Operator = (operand, compile, name) => {
  const { spec, input } = clause(operand, compile, name, ['input', 'initialValue', 'in'], []);
  const initial = compile(spec['initialValue']);
  const step = compile(spec['in'], 'this', 'value');
  return (scope) => {
    const list = input(scope);
    if (isNullish(list)) return null;
    if (!isArray(list))
      throw new CommandError(40080, `$reduce requires that 'input' be an array, found: ${typeName(list)}`);
    return list.reduce<unknown>(
      (value, item) =>
        step(
          bind(scope, [
            ['this', item],
            ['value', value],
          ]),
        ),
      initial(scope),
    );
  };
};

function elementAt(list: unknown, index: unknown, name: string): unknown {
  if (isNullish(list) || isNullish(index)) return null;
  if (!isArray(list))
    throw new CommandError(28689, `${name}'s first argument must be an array, but is ${typeName(list)}`);
  if (!isNumeric(index))
    throw new CommandError(
      28690,
      `${name}'s second argument must be a numeric value, but is ${typeName(index)}`,
    );
  if (!Number.isInteger(Number(index)))
    throw new CommandError(28691, `${name}'s second argument must be representable as a 32-bit integer`);
  return list.at(Number(index));
}

function concatArrays(values: readonly unknown[]): unknown {
  const lists = untilNull(values, (value) => {
    if (isArray(value)) return value;
    throw new CommandError(28664, `$concatArrays only supports arrays, not ${typeName(value)}`);
  });
  return lists && lists.flat();
}

export const arrays: Record<string, Operator> = {
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $concatArrays: variadic(concatArrays),
  $arrayElemAt: fixed(2, ([list, index], name) => elementAt(list, index, name)),
  $first: fixed(1, ([list], name) => elementAt(list, 0, name)),
  $last: fixed(1, ([list], name) => elementAt(list, -1, name)),
  $in: fixed(2, ([value, list]) => {
    if (!isArray(list))
      throw new CommandError(40081, `$in requires an array as a second argument, found: ${typeName(list)}`);
    return list.some((item) => equal(item, value));
  }),
  $size: fixed(1, ([list]) => {
    if (!isArray(list))
      throw new CommandError(
        17124,
        `The argument to $size must be an array, but was of type: ${typeName(list)}`,
      );
    return list.length;
  }),
  $isArray: fixed(1, ([value]) => isArray(value)),
};
