import { CommandError } from '../errors';
import { compare, equal } from '../values/compare';
import { hashKey, unique } from '../values/hash-key';
import { type Doc, isArray, isDoc, isNullish, kindOf } from '../values/kinds';
import { type Expression, truthy } from './expression';
import { fixed, type Operator, untilNull, variadic } from './operator';

/** The codes of what may be wrong with the operand of an operator that goes through an array. */
interface Codes {
  readonly notObject: number;
  readonly unknown: number;
  readonly noInput: number;
  readonly noBody: number;
  readonly notArray: number;
}

type ApplyEach = (items: readonly unknown[], each: (item: unknown) => unknown) => unknown[];

/** `$filter` and `$map`: an expression worked out for each element, which it knows by a name. */
function overElements(body: 'cond' | 'in', codes: Codes, apply: ApplyEach): Operator {
  return (operand, compile, name) => {
    const spec = elementSpec(operand, name, body, codes);
    const as = variableName(spec['as'] ?? 'this');
    const input = compile(spec['input']);
    const expression: Expression = compile(spec[body], as);
    return ({ doc, variables }) => {
      const list = input({ doc, variables });
      if (isNullish(list)) return null;
      if (!isArray(list))
        throw new CommandError(codes.notArray, `input to ${name} must be an array not ${kindOf(list)}`);
      return apply(list, (item) => expression({ doc, variables: new Map([...variables, [as, item]]) }));
    };
  };
}

function elementSpec(operand: unknown, name: string, body: string, codes: Codes): Doc {
  if (!isDoc(operand))
    throw new CommandError(codes.notObject, `${name} only supports an object as its argument`);
  const unknown = Object.keys(operand).find((key) => !['input', 'as', body].includes(key));
  if (unknown !== undefined)
    throw new CommandError(codes.unknown, `Unrecognized parameter to ${name}: ${unknown}`);
  if (!Object.hasOwn(operand, 'input'))
    throw new CommandError(codes.noInput, `Missing 'input' parameter to ${name}`);
  if (!Object.hasOwn(operand, body))
    throw new CommandError(codes.noBody, `Missing '${body}' parameter to ${name}`);
  return operand;
}

/** A name that a user may give to a variable. */
function variableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\x80-\uffff][\w\x80-\uffff]*$/.test(name)) return name;
  throw new CommandError(9, `'${String(name)}' starts with an invalid character for a user variable name`);
}

function arrayOf(value: unknown, name: string, code: number): readonly unknown[] {
  if (isArray(value)) return value;
  throw new CommandError(code, `${name} requires an array, found: ${kindOf(value)}`);
}

function intersection(values: readonly unknown[], name: string): unknown {
  const lists = untilNull(values, (value) => arrayOf(value, name, 17047));
  if (!lists) return null;
  const [first = [], ...others] = lists;
  const keys = others.map((list) => new Set(list.map(hashKey)));
  return unique(first)
    .filter((item) => keys.every((set) => set.has(hashKey(item))))
    .sort(compare);
}

function difference([a, b]: readonly unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const kept = arrayOf(a, name, 17048);
  const dropped = new Set(arrayOf(b, name, 17049).map(hashKey));
  return unique(kept.filter((item) => !dropped.has(hashKey(item))));
}

const filterCodes: Codes = {
  notObject: 28646,
  unknown: 28647,
  noInput: 28648,
  noBody: 28650,
  notArray: 28651,
};
const mapCodes: Codes = { notObject: 16878, unknown: 16879, noInput: 16880, noBody: 16882, notArray: 16883 };

export const arrays: Record<string, Operator> = {
  $filter: overElements('cond', filterCodes, (items, each) => items.filter((item) => truthy(each(item)))),
  $map: overElements('in', mapCodes, (items, each) => items.map((item) => each(item) ?? null)),
  $in: fixed(2, ([value, list], name) => arrayOf(list, name, 40081).some((item) => equal(item, value))),
  $size: fixed(1, ([list], name) => arrayOf(list, name, 17124).length),
  $setIntersection: variadic(intersection),
  $setDifference: fixed(2, difference),
};
