import { CommandError } from '../errors';
import { compare } from '../values/compare';
import { hashKey, unique } from '../values/hash-key';
import { isArray, typeName } from '../values/kinds';
import { fixed, isNullish, type Operator, untilNull, variadic } from './arguments';

function arrayOf(value: unknown, name: string, code: number): readonly unknown[] {
  if (isArray(value)) return value;
  throw new CommandError(
    code,
    `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`,
  );
}

function union(values: readonly unknown[], name: string): unknown {
  const lists = untilNull(values, (value) => arrayOf(value, name, 17043));
  return lists && unique(lists.flat()).sort(compare);
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

export const sets: Record<string, Operator> = {
  $setUnion: variadic(union),
  $setIntersection: variadic(intersection),
  $setDifference: fixed(2, difference),
};
