import { CommandError } from '../errors';
import { isArray } from '../values/types';
import type { Compile, Expression } from './expression';

/** Compiles an operator from its operand, the compiler of nested expressions, and its own name. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Expression;

/** A list of arguments; a single one needs no brackets. */
export function argumentList(operand: unknown, compile: Compile): Expression[] {
  return (isArray(operand) ? operand : [operand]).map((item) => compile(item));
}

/** An operator with a fixed number of arguments, computed from their values. */
export function fixed(count: number, apply: (values: readonly unknown[], name: string) => unknown): Operator {
  return (operand, compile, name) => {
    const list = argumentList(operand, compile);
    if (list.length !== count)
      throw new CommandError(
        16020,
        `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
      );
    return (scope) =>
      apply(
        list.map((item) => item(scope)),
        name,
      );
  };
}
