import { compare } from '../values/compare';
import { type Doc, kindOf } from '../values/kinds';
import { elementsAt } from './element-path';

export type Predicate = (doc: Doc) => boolean;
export type ValueTest = (value: unknown) => boolean;

/** A document matches when any value at the path passes the test. */
export function onPath(parts: readonly string[], leafArray: 'expand' | 'whole', test: ValueTest): Predicate {
  return (doc) => {
    for (const value of elementsAt(doc, parts, leafArray)) {
      if (test(value)) return true;
    }
    return false;
  };
}

/** Null equals a missing field too. */
export function equals(expected: unknown): ValueTest {
  if (expected === null) return (value) => value === null || value === undefined;
  return (value) => value !== undefined && compare(value, expected) === 0;
}

const orders = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

export type OrderOperator = keyof typeof orders;

/** Only values of the operand's type are compared: no number is less than a string. */
export function ordered(operator: OrderOperator, operand: unknown): ValueTest {
  const accepts = orders[operator];
  const kind = kindOf(operand);
  const isNaNOperand = Number.isNaN(operand);
  return (value) => {
    const seen = value === undefined ? null : value;
    if (kindOf(seen) !== kind) return false;
    if (isNaNOperand || Number.isNaN(seen)) return Number.isNaN(seen) && isNaNOperand && accepts(0);
    return accepts(compare(seen, operand));
  };
}
