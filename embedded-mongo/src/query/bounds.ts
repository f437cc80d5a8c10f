import { unique } from '../values/hash-key';
import { compare } from '../values/compare';
import { type Doc, isArray, isDoc, isOperatorDoc, typeOf, typeOrderOf } from '../values/types';

interface Bound {
  readonly value: unknown;
  readonly inclusive: boolean;
}

export interface Interval {
  readonly low?: Bound;
  readonly high?: Bound;
}

/** What a filter requires of one field, as far as an index can use it. */
export interface FieldBounds {
  points?: readonly unknown[];
  interval?: Interval;
}

export type Bounds = Map<string, FieldBounds>;

/** Collects the conditions that every matching document meets. Clauses it does not know narrow nothing. */
export function collectBounds(filter: Doc, bounds: Bounds = new Map()): Bounds {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' && isArray(value)) {
      for (const branch of value) if (isDoc(branch)) collectBounds(branch, bounds);
    } else if (!name.startsWith('$')) {
      const known = bounds.get(name) ?? {};
      bounds.set(name, known);
      collectFromField(value, known);
    }
  }
  return bounds;
}

function collectFromField(value: unknown, known: FieldBounds): void {
  for (const [operator, operand] of isOperatorDoc(value)
    ? Object.entries(value)
    : [['$eq', value] as const]) {
    if (operator === '$eq' && !isArray(operand)) known.points ??= [operand];
    if (operator === '$in' && isArray(operand) && !operand.some(isArray)) known.points ??= unique(operand);
    const interval = intervalOf(operator, operand);
    if (interval) known.interval = known.interval ? narrow(known.interval, interval) : interval;
  }
}

function intervalOf(operator: string, operand: unknown): Interval | undefined {
  if (['null', 'object', 'array'].includes(typeOf(operand)) || Number.isNaN(operand)) return undefined;
  const bound = { value: operand, inclusive: operator.endsWith('e') };
  if (operator === '$gt' || operator === '$gte') return { low: bound };
  if (operator === '$lt' || operator === '$lte') return { high: bound };
  return undefined;
}

function narrow(joined: Interval, next: Interval): Interval {
  if (typeOrderOf(boundValue(joined)) !== typeOrderOf(boundValue(next))) return joined;
  const raises = next.low && (!joined.low || compare(next.low.value, joined.low.value) > 0);
  const lowers = next.high && (!joined.high || compare(next.high.value, joined.high.value) < 0);
  return { ...joined, ...(raises && { low: next.low }), ...(lowers && { high: next.high }) };
}

function boundValue({ low, high }: Interval): unknown {
  return (low ?? high)?.value;
}

/** Negative before the interval, 0 inside, positive after. An interval holds values of one type only. */
export function positionIn(interval: Interval, value: unknown): number {
  const byType = typeOrderOf(value) - typeOrderOf(boundValue(interval));
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
