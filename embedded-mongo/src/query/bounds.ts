import { BSONRegExp } from 'bson';
import { unique } from '../values/hash-key';
import { compare } from '../values/compare';
import { type Doc, getField, isArray, isDoc, kindOf, rankOf } from '../values/kinds';
import type { Variables } from '../expression/expression';
import { isOperatorDoc } from './field-operators';

export interface Interval {
  readonly low?: { readonly value: unknown; readonly inclusive: boolean };
  readonly high?: { readonly value: unknown; readonly inclusive: boolean };
}

/** What a filter demands of one path, as far as an index can use it. */
export interface PathBounds {
  points?: readonly unknown[];
  intervals: Interval[];
}

export type Bounds = Map<string, PathBounds>;

/** Collects what every matching document must fulfil; what is not understood just narrows nothing. */
export function collectBounds(filter: Doc, variables: Variables, bounds: Bounds = new Map()): Bounds {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' && isArray(value)) {
      for (const branch of value) if (isDoc(branch)) collectBounds(branch, variables, bounds);
    } else if (name === '$expr') collectFromExpression(value, variables, bounds);
    else if (!name.startsWith('$')) collectFromField(name, value, bounds);
  }
  return bounds;
}

function at(bounds: Bounds, path: string): PathBounds {
  const known = bounds.get(path) ?? { intervals: [] };
  bounds.set(path, known);
  return known;
}

function isPoint(value: unknown): boolean {
  return !isArray(value) && !(value instanceof BSONRegExp);
}

function collectFromField(path: string, value: unknown, bounds: Bounds): void {
  if (!isOperatorDoc(value)) {
    if (isPoint(value)) at(bounds, path).points ??= [value];
    return;
  }
  for (const [operator, operand] of Object.entries(value)) {
    if (operator === '$eq' && isPoint(operand)) at(bounds, path).points ??= [operand];
    if (operator === '$in' && isArray(operand) && operand.every(isPoint))
      at(bounds, path).points ??= unique(operand);
    const interval = intervalOf(operator, operand);
    if (interval) at(bounds, path).intervals.push(interval);
  }
}

function intervalOf(operator: string, operand: unknown): Interval | undefined {
  const inclusive = operator.endsWith('e');
  if (['null', 'object', 'array', 'regex'].includes(kindOf(operand)) || Number.isNaN(operand))
    return undefined;
  if (operator === '$gt' || operator === '$gte') return { low: { value: operand, inclusive } };
  if (operator === '$lt' || operator === '$lte') return { high: { value: operand, inclusive } };
  return undefined;
}

/** `$expr` with `$eq` between a field and a constant or a bound variable, as `$lookup` has it. */
function collectFromExpression(value: unknown, variables: Variables, bounds: Bounds): void {
  if (!isDoc(value)) return;
  const all = getField(value, '$and');
  if (isArray(all)) for (const part of all) collectFromExpression(part, variables, bounds);
  const sides = getField(value, '$eq');
  if (!isArray(sides) || sides.length !== 2) return;
  for (const [field, other] of [sides, sides.toReversed()]) {
    if (typeof field !== 'string' || !/^\$[^$]/.test(field)) continue;
    const constant = constantOf(other, variables);
    // A path through an array compares as a whole array here: only a scalar can be looked up.
    if (constant === undefined || !isPoint(constant) || constant === null || isDoc(constant)) continue;
    const path = at(bounds, field.slice(1));
    path.points ??= [constant];
  }
}

function constantOf(value: unknown, variables: Variables): unknown {
  if (typeof value !== 'string' || !value.startsWith('$')) return isDoc(value) ? undefined : value;
  return value.startsWith('$$') ? variables.get(value.slice(2)) : undefined;
}

/** All intervals at once; for an array each is fulfilled by another element, so only one may be used. */
export function narrow(intervals: readonly Interval[], isMultikey: boolean): Interval | undefined {
  const [first] = intervals;
  if (!first || isMultikey) return first;
  return intervals.slice(1).reduce<Interval>((joined, next) => {
    if (rankOf(edge(joined)) !== rankOf(edge(next))) return joined;
    const result: { low?: NonNullable<Interval['low']>; high?: NonNullable<Interval['high']> } = {
      ...joined,
    };
    if (next.low && (!result.low || compare(next.low.value, result.low.value) > 0)) result.low = next.low;
    if (next.high && (!result.high || compare(next.high.value, result.high.value) < 0))
      result.high = next.high;
    return result;
  }, first);
}

function edge(interval: Interval): unknown {
  return (interval.low ?? interval.high)?.value;
}

/** -1 before the interval, 0 inside, 1 after; an interval has values of one type only. */
export function positionIn(interval: Interval, value: unknown): number {
  const byType = rankOf(value) - rankOf(edge(interval));
  if (byType !== 0) return byType;
  if (interval.low) {
    const order = compare(value, interval.low.value);
    if (order < 0 || (order === 0 && !interval.low.inclusive)) return -1;
  }
  if (interval.high) {
    const order = compare(value, interval.high.value);
    if (order > 0 || (order === 0 && !interval.high.inclusive)) return 1;
  }
  return 0;
}
