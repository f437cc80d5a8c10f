import { CommandError } from '../errors';
import { type KeyPattern, parseSort } from '../index/key-pattern';
import type { Query } from '../query/run-query';
import { type Doc, isDoc, isNumber } from '../values/kinds';
import type { StageSpec } from './stage';

/** What of a pipeline's beginning the indexes can do: `$match`, then `$sort`, `$skip`, `$limit`. */
export function splitQuery(specs: readonly StageSpec[]): { query: Query; rest: readonly StageSpec[] } {
  const rest = [...specs];
  const take = (name: string) => (rest[0]?.name === name ? rest.shift() : undefined);
  const filters: Doc[] = [];
  for (let match = take('$match'); match; match = take('$match')) filters.push(matchFilter(match.operand));
  const sort = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  const query = {
    filter: filters.length > 1 ? { $and: filters } : (filters[0] ?? {}),
    sort: sort ? sortPattern(sort.operand) : [],
    skip: skip ? skipCount(skip.operand) : 0,
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

export function skipCount(operand: unknown): number {
  return wholeNumber(operand, '$skip', 5107200);
}

export function limitCount(operand: unknown): number {
  const count = wholeNumber(operand, '$limit', 5107201);
  if (count === 0) throw new CommandError(15958, 'the limit must be positive');
  return count;
}

function wholeNumber(operand: unknown, name: string, code: number): number {
  if (isNumber(operand) && Number.isInteger(operand) && operand >= 0) return operand;
  throw new CommandError(
    code,
    `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${String(operand)}`,
  );
}

/** The operand of a stage that takes a document. */
export function docOperand(operand: unknown, code: number, message: string): Doc {
  if (isDoc(operand)) return operand;
  throw new CommandError(code, message);
}
