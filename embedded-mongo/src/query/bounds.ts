import { compare, sortedDistinct } from '../values/compare';
import { type Doc, isArray, isDoc, isOperatorDoc, typeOf, typeOrderOf } from '../values/types';

interface Bound {
  readonly value: unknown;
  readonly inclusive: boolean;
}

/** A range of values of one type. */
export interface Interval {
  low?: Bound;
  high?: Bound;
}

/** The conditions on one field that an index can use. */
export interface FieldBounds extends Interval {
  points?: readonly unknown[];
}

export type Bounds = Map<string, FieldBounds>;

/** Collects conditions that every matching document meets, though not all of them: the filter still has to run. */
export function collectBounds(filter: Doc, bounds: Bounds = new Map()): Bounds {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' && isArray(value)) {
      for (const branch of value) if (isDoc(branch)) collectBounds(branch, bounds);
    } else if (!name.startsWith('$')) {
      const known = bounds.get(name) ?? {};
      bounds.set(name, known);
      const conditions = isOperatorDoc(value) ? value : { $eq: value };
      for (const [operator, operand] of Object.entries(conditions)) addCondition(known, operator, operand);
    }
  }
  return bounds;
}

function addCondition(known: FieldBounds, operator: string, operand: unknown): void {
  if (operator === '$eq' && !isArray(operand)) known.points ??= [operand];
  if (operator === '$in' && isArray(operand) && !operand.some(isArray))
    known.points ??= sortedDistinct(operand);
  if (['null', 'object', 'array'].includes(typeOf(operand)) || Number.isNaN(operand)) return;
  if (operator === '$gt' || operator === '$gte')
    known.low ??= { value: operand, inclusive: operator === '$gte' };
  if (operator === '$lt' || operator === '$lte')
    known.high ??= { value: operand, inclusive: operator === '$lte' };
}

/** Negative before the interval, 0 inside, positive after. */
export function positionIn({ low, high }: Interval, value: unknown): number {
  const byType = typeOrderOf(value) - typeOrderOf((low ?? high)?.value);
  if (byType !== 0) return byType;
  const fromLow = low ? compare(value, low.value) : 1;
  if (fromLow < 0 || (fromLow === 0 && !low?.inclusive)) return -1;
  const fromHigh = high ? compare(value, high.value) : -1;
  return fromHigh > 0 || (fromHigh === 0 && !high?.inclusive) ? 1 : 0;
}
