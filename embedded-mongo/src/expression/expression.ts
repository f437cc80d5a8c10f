import type { Doc } from '../values/kinds';

/** The document at hand, and what the operators around an expression have bound. */
export interface Scope {
  readonly doc: Doc;
  readonly variables: ReadonlyMap<string, unknown>;
}
/** A compiled expression; a missing value is `undefined`. */
export type Expression = (scope: Scope) => unknown;
/** Compiles a nested expression; a further name is a variable that the operator binds for it. */
export type Compile = (spec: unknown, variable?: string) => Expression;

const nothingBound: ReadonlyMap<string, unknown> = new Map();

/** The value of an expression for a document. */
export function evaluate(expression: Expression, doc: Doc): unknown {
  return expression({ doc, variables: nothingBound });
}

/** What counts as true in an expression. */
export function truthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 0;
}
