import { CommandError } from '../errors';
import { type KeyPattern, parseSort } from '../index/key-pattern';
import type { Query } from '../query/run-query';
import { type Doc, isNumber } from '../values/types';
import { docOperand, type StageSpec } from './stage';

/** Splits off the stages that a query with indexes can run: `$match`, then `$sort` and `$limit`. */
export function splitLeadingQuery(specs: readonly StageSpec[]): { query: Query; rest: readonly StageSpec[] } {
  const rest = [...specs];
  const take = (name: string) => (rest[0]?.name === name ? rest.shift() : undefined);
  const filters: Doc[] = [];
  for (let match = take('$match'); match; match = take('$match')) filters.push(matchFilter(match.operand));
  const sort = take('$sort');
  const limit = take('$limit');
  const query = {
    filter: filters.length > 1 ? { $and: filters } : (filters[0] ?? {}),
    sort: sort ? sortPattern(sort.operand) : [],
    skip: 0,
    limit: limit && limitCount(limit.operand),
  };
  return { query, rest };
}

export function matchFilter(operand: unknown): Doc {
  return docOperand(operand, 15959, 'the match filter must be an expression in an object');
}

export function sortPattern(operand: unknown): KeyPattern {
  const spec = docOperand(operand, 15973, 'the $sort key specification must be an object');
  if (Object.keys(spec).length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  return parseSort(spec);
}

export function limitCount(operand: unknown): number {
  if (operand === 0) throw new CommandError(15958, 'the limit must be positive');
  if (isNumber(operand) && Number.isInteger(operand) && operand > 0) return operand;
  throw new CommandError(
    5107201,
    `invalid argument to $limit stage: Expected a non-negative number in: $limit: ${String(operand)}`,
  );
}
