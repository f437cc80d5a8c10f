import { CommandError, unsupported } from '../errors';
import { compileFilter } from '../query/compile-filter';
import { runQuery } from '../query/run-query';
import { fieldName } from '../values/paths';
import { type Doc, getField, isArray, isDoc } from '../values/types';
import { splitLeadingQuery } from './leading-query';
import { type CompileStages, parseStages, type PipelineContext, type Stage } from './stage';

const parameters = new Set(['from', 'as', 'localField', 'foreignField', 'pipeline']);

/** Joins by equality of two fields; a pipeline runs over what is found for each document. */
export function compileLookup(operand: unknown, context: PipelineContext, compile: CompileStages): Stage {
  if (!isDoc(operand)) throw new CommandError(9, 'the $lookup specification must be an Object');
  if (operand['let'] !== undefined) throw unsupported('$lookup with let');
  const unknown = Object.keys(operand).find((key) => !parameters.has(key));
  if (unknown !== undefined) throw new CommandError(9, `unknown argument to $lookup: ${unknown}`);
  const from = context.collection(text(operand, 'from'));
  const as = fieldName(text(operand, 'as'));
  const localField = fieldName(text(operand, 'localField'));
  const foreignField = fieldName(text(operand, 'foreignField'));
  const { query, rest } = splitLeadingQuery(
    parseStages(operand['pipeline'] === undefined ? [] : operand['pipeline']),
  );
  // Compiled here only to reject what is invalid, even when no document is joined.
  compileFilter(query.filter);
  const transform = compile(rest, context);

  const join = (doc: Doc): Doc[] => {
    const wanted = getField(doc, localField) ?? null;
    if (isArray(wanted)) throw unsupported(`$lookup with an array in its localField ('${localField}')`);
    const filter = { $and: [{ [foreignField]: { $eq: wanted } }, query.filter] };
    return [...transform(runQuery(from, { ...query, filter }, context.snapshot).docs)];
  };
  return function* (docs) {
    for (const doc of docs) yield { ...doc, [as]: join(doc) };
  };
}

function text(operand: Doc, name: string): string {
  const value = operand[name];
  if (isDoc(value)) throw unsupported(`$lookup ${name} with an object`);
  if (value === undefined) throw new CommandError(9, `must specify '${name}' field for a $lookup`);
  if (typeof value !== 'string') throw new CommandError(9, `$lookup argument '${name}' must be a string`);
  return value;
}
