import { CommandError } from '../errors';
import { compileAddFields } from './add-fields';
import { compileProjection } from '../query/projection';
import { slice, sortDocs } from '../query/run-query';
import type { Doc } from '../values/types';
import { limitCount, sortPattern } from './leading-query';
import { compileLookup } from './lookup';
import { type CompileStage, docOperand, type Stage } from './stage';

/** The stages that join collections, compute fields, and order by them. */
export const computedStages: Record<string, CompileStage> = {
  $sort: (operand) => {
    const pattern = sortPattern(operand);
    return (docs) => sortDocs(docs, pattern);
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
  $lookup: compileLookup,
};

function eachDoc(transform: (doc: Doc) => Doc): Stage {
  return function* (docs) {
    for (const doc of docs) yield transform(doc);
  };
}
