import type { Doc } from '../values/kinds';
import { isNumeric } from '../values/numbers';

export type Variables = ReadonlyMap<string, unknown>;
export interface Scope {
  readonly root: unknown;
  readonly current: unknown;
  readonly variables: Variables;
}
export type Expression = (scope: Scope) => unknown;
/** Compiles a nested expression; further names are variables that the operator binds for it. */
export type Compile = (spec: unknown, ...names: string[]) => Expression;

export function evaluate(expression: Expression, doc: Doc, variables: Variables): unknown {
  return expression({ root: doc, current: doc, variables });
}

export function truthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || Number(value) !== 0;
}
