import type { Doc } from '../values/types';

/** The current document, and the variables that enclosing operators have bound. */
export interface Scope {
  readonly doc: Doc;
  readonly variables: ReadonlyMap<string, unknown>;
}
/** A compiled expression; a missing value is `undefined`. */
export type Expression = (scope: Scope) => unknown;
/** Compiles a nested expression, with one more variable in scope if a name is given. */
export type Compile = (spec: unknown, variable?: string) => Expression;

const noVariables: ReadonlyMap<string, unknown> = new Map();

/** The value of an expression for a document. */
export function evaluate(expression: Expression, doc: Doc): unknown {
  return expression({ doc, variables: noVariables });
}

export function truthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}
