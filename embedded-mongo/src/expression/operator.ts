import { CommandError } from '../errors';
import { isArray, isNullish } from '../values/kinds';
import type { Compile, Expression, Scope } from './expression';

/** How one operator is compiled: its operand, the compiler for nested expressions, its own name. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Expression;

/** A list of arguments; a single one may stand without brackets. */
export function argumentList(operand: unknown, compile: Compile): Expression[] {
  return (isArray(operand) ? operand : [operand]).map((item) => compile(item));
}

/** An operator with any number of arguments, worked out from their values. */
export function variadic(apply: (values: readonly unknown[], name: string) => unknown): Operator {
  return (operand, compile, name) => {
    const list = argumentList(operand, compile);
    const values = (scope: Scope) => list.map((item) => item(scope));
    return (scope) => apply(values(scope), name);
  };
}

/** An operator with a fixed number of arguments, worked out from their values. */
export function fixed(count: number, apply: (values: readonly unknown[], name: string) => unknown): Operator {
  const compileAny = variadic(apply);
  return (operand, compile, name) => {
    const given = isArray(operand) ? operand.length : 1;
    if (given === count) return compileAny(operand, compile, name);
    throw new CommandError(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${given} were passed in.`,
    );
  };
}

/** Checks the arguments one after the other; the first null among them ends it and is the result. */
export function untilNull<T>(values: readonly unknown[], check: (value: unknown) => T): T[] | null {
  const checked: T[] = [];
  for (const value of values) {
    if (isNullish(value)) return null;
    checked.push(check(value));
  }
  return checked;
}
