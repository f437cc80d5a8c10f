import { CommandError, unsupported } from '../errors';
import { type QueryRun, runQuery } from '../query/run-query';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { fieldName } from '../values/paths';
import { splitQuery } from './query-part';
import { type CompileStages, type LookupStats, parseStages, type PipelineContext, type Stage } from './stage';

const known = new Set(['from', 'as', 'localField', 'foreignField', 'pipeline']);

/** Joins by equality of two fields; a pipeline works on what is found for each document. */
export function compileLookup(operand: unknown, context: PipelineContext, compile: CompileStages): Stage {
  if (!isDoc(operand)) throw new CommandError(9, 'the $lookup specification must be an Object');
  if (operand['let'] !== undefined) throw unsupported('$lookup with let');
  const unknown = Object.keys(operand).find((key) => !known.has(key));
  if (unknown !== undefined) throw new CommandError(9, `unknown argument to $lookup: ${unknown}`);
  const from = text(operand, 'from');
  const as = fieldName(text(operand, 'as'));
  const localField = fieldName(text(operand, 'localField'));
  const foreignField = fieldName(text(operand, 'foreignField'));
  const { query, rest } = splitQuery(
    operand['pipeline'] === undefined ? [] : parseStages(operand['pipeline']),
  );
  const transform = compile(rest, { ...context, lookups: [] });
  const stats: LookupStats = {
    from,
    keysExamined: 0,
    docsExamined: 0,
    collectionScans: 0,
    indexes: new Set(),
  };
  context.lookups.push(stats);

  const findJoined = (doc: Doc): Doc[] => {
    const wanted = getField(doc, localField) ?? null;
    if (isArray(wanted)) throw unsupported(`$lookup with an array in its localField ('${localField}')`);
    const filter = { $and: [{ [foreignField]: { $eq: wanted } }, query.filter] };
    const run = runQuery(context.collection(from), { ...query, filter }, context.view);
    const found = [...transform(run.docs)];
    count(stats, run);
    return found;
  };
  return function* (docs) {
    for (const doc of docs) yield { ...doc, [as]: findJoined(doc) };
  };
}

function text(operand: Doc, name: string): string {
  const value = operand[name];
  if (isDoc(value)) throw unsupported(`$lookup ${name} with an object`);
  if (value === undefined || value === '')
    throw new CommandError(9, `must specify '${name}' field for a $lookup`);
  if (typeof value !== 'string') throw new CommandError(9, `$lookup argument '${name}' must be a string`);
  return value;
}

function count(total: LookupStats, { scan, stats }: QueryRun): void {
  total.keysExamined += stats.keysExamined;
  total.docsExamined += stats.docsExamined;
  if (scan) total.indexes.add(scan.index.name);
  else total.collectionScans += 1;
}
