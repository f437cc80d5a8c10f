import { CommandError } from '../errors';
import { compileFilter } from '../query/compile-filter';
import { compileAddFields, compileProjection } from '../query/projection';
import { slice, sortDocs } from '../query/run-query';
import type { Doc } from '../values/kinds';
import { compileFacet } from './facet';
import { compileGroup } from './group';
import { compileLookup } from './lookup';
import { docOperand, limitCount, matchFilter, skipCount, sortPattern } from './query-part';
import type { CompileStage, CompileStages, Stage } from './stage';
import { compileUnwind } from './unwind';

/** Every stage that the store knows. */
const stages: Record<string, CompileStage> = {
  $match: (operand) => {
    const matches = compileFilter(matchFilter(operand));
    return function* (docs) {
      for (const doc of docs) if (matches(doc)) yield doc;
    };
  },
  $sort: (operand) => {
    const pattern = sortPattern(operand);
    return (docs) => sortDocs(docs, pattern);
  },
  $skip: (operand) => {
    const count = skipCount(operand);
    return (docs) => slice(docs, count, undefined);
  },
  $limit: (operand) => {
    const count = limitCount(operand);
    return (docs) => slice(docs, 0, count);
  },
  $project: (operand) => {
    const spec = docOperand(operand, 15969, '$project specification must be an object');
    if (Object.keys(spec).length === 0)
      throw new CommandError(51272, 'Invalid $project: the specification must have at least one field');
    return eachDoc(compileProjection(spec));
  },
  $addFields: (operand) =>
    eachDoc(compileAddFields(docOperand(operand, 40272, '$addFields specification must be an object'))),
  $count: compileCount,
  $group: compileGroup,
  $lookup: compileLookup,
  $facet: compileFacet,
  $unwind: compileUnwind,
};

function eachDoc(transform: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) yield transform(doc);
  };
}

function compileCount(operand: unknown): Stage {
  if (typeof operand !== 'string' || operand === '')
    throw new CommandError(operand === '' ? 40157 : 40156, 'the count field must be a non-empty string');
  if (operand.startsWith('$')) throw new CommandError(40158, 'the count field cannot be a $-prefixed path');
  if (operand.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'");
  return function* (docs) {
    const count = [...docs].length;
    if (count > 0) yield { [operand]: count };
  };
}

/** Turns stages into one function over documents. */
export const compileStages: CompileStages = (specs, context) => {
  const compiled = specs.map(({ name, operand }) => {
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    if (!compile) throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
    return compile(operand, context, compileStages);
  });
  return (docs) => compiled.reduce((input, stage) => stage(input), docs);
};
