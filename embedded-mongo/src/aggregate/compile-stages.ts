import { CommandError } from '../errors';
import { parseKeyPattern } from '../index/key-pattern';
import { compileFilter } from '../query/compile-filter';
import { compileAddFields, compileProjection } from '../query/projection';
import { type Query, slice } from '../query/run-query';
import { sortDocs } from '../query/sort-docs';
import { type Doc, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { compileFacet } from './facet';
import { compileGroup } from './group';
import { compileLookup } from './lookup';
import { compileReplaceRoot } from './replace-root';
import type { PipelineContext, Stage, StageSpec } from './stage';
import { compileUnwind } from './unwind';

type CompileStage = (operand: unknown, context: PipelineContext) => Stage;

const stages: Record<string, CompileStage> = {
  $match: (operand, { variables }) => {
    const matches = compileFilter(
      docOperand(operand, 15959, 'the match filter must be an expression in an object'),
      variables,
    );
    return function* (docs) {
      for (const doc of docs) if (matches(doc)) yield doc;
    };
  },
  $sort: (operand) => {
    const pattern = sortPattern(operand);
    return (docs) => sortDocs(docs, pattern, undefined);
  },
  $skip: (operand) => {
    const count = wholeOperand(operand, '$skip', 0, 5107200);
    return (docs) => slice(docs, count, undefined);
  },
  $limit: (operand) => {
    const count = wholeOperand(operand, '$limit', 1, 5107201);
    return (docs) => slice(docs, 0, count);
  },
  $project: (operand, { variables }) => {
    const spec = docOperand(operand, 15969, '$project specification must be an object');
    if (Object.keys(spec).length === 0)
      throw new CommandError(
        51272,
        'Invalid $project :: caused by :: projection specification must have at least one field',
      );
    return mapDocs(compileProjection(spec, variables));
  },
  $addFields: addFields,
  $set: addFields,
  $unset: (operand, { variables }) => {
    if (typeof operand !== 'string' && !isArray(operand))
      throw new CommandError(31002, '$unset specification must be a string or an array');
    const names = isArray(operand) ? operand : [operand];
    if (names.length === 0)
      throw new CommandError(
        31119,
        '$unset specification must be a string or an array with at least one field',
      );
    const dropped = names.map((name) => {
      if (typeof name === 'string') return [name, false] as const;
      throw new CommandError(
        31120,
        '$unset specification must be a string or an array containing only string values',
      );
    });
    return mapDocs(compileProjection(Object.fromEntries(dropped), variables));
  },
  $count: (operand) => {
    if (typeof operand !== 'string' || operand === '')
      throw new CommandError(operand === '' ? 40157 : 40156, 'the count field must be a non-empty string');
    if (operand.startsWith('$')) throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
    if (operand.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
    return function* (docs) {
      const count = [...docs].length;
      if (count > 0) yield { [operand]: count };
    };
  },
  $group: compileGroup,
  $lookup: compileLookup,
  $facet: compileFacet,
  $replaceRoot: compileReplaceRoot,
  $unwind: compileUnwind,
};

function addFields(operand: unknown, { variables }: PipelineContext): Stage {
  const spec = docOperand(operand, 40272, '$addFields specification stage must be an object');
  return mapDocs(compileAddFields(spec, variables));
}

function mapDocs(transform: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) yield transform(doc);
  };
}

function docOperand(operand: unknown, code: number, message: string): Doc {
  if (isDoc(operand)) return operand;
  throw new CommandError(code, message);
}

function wholeOperand(operand: unknown, name: string, least: number, code: number): number {
  const value = Number(operand);
  if (!isNumeric(operand) || !Number.isInteger(value) || value < 0)
    throw new CommandError(
      code,
      `invalid argument to ${name} stage: Expected a non-negative number in: ${name}: ${String(operand)}`,
    );
  if (value < least) throw new CommandError(15958, 'the limit must be positive');
  return value;
}

function sortPattern(operand: unknown) {
  const spec = docOperand(operand, 15973, 'the $sort key specification must be an object');
  if (Object.keys(spec).length === 0)
    throw new CommandError(15976, '$sort stage must have at least one sort key');
  return parseKeyPattern(spec, 'sort');
}

export function compileStages(specs: readonly StageSpec[], context: PipelineContext): Stage {
  const compiled = specs.map(({ name, operand }) => {
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compile) throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(operand, context);
  });
  return (docs) => compiled.reduce((input, stage) => stage(input), docs);
}

/** What of a pipeline's beginning the indexes can do: `$match`, then `$sort`, `$skip`, `$limit`. */
export function splitQuery(specs: readonly StageSpec[]): { query: Query; rest: readonly StageSpec[] } {
  const filters: Doc[] = [];
  let sort: Query['sort'] = [];
  let skip = 0;
  let at = 0;
  for (; specs[at]?.name === '$match'; at += 1)
    filters.push(
      docOperand(specs[at]?.operand, 15959, 'the match filter must be an expression in an object'),
    );
  const filter = filters.length > 1 ? { $and: filters } : (filters[0] ?? {});
  if (specs[at]?.name === '$sort') {
    sort = sortPattern(specs[at]?.operand);
    at += 1;
  }
  if (specs[at]?.name === '$skip') {
    skip = wholeOperand(specs[at]?.operand, '$skip', 0, 5107200);
    at += 1;
  }
  const hasLimit = specs[at]?.name === '$limit';
  const limit = hasLimit ? wholeOperand(specs[at]?.operand, '$limit', 1, 5107201) : undefined;
  return { query: { filter, sort, skip, limit }, rest: specs.slice(hasLimit ? at + 1 : at) };
}
