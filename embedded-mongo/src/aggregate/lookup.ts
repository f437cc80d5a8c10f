import { CommandError, unsupported } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate, type Variables } from '../expression/expression';
import { type Doc, isArray, isDoc } from '../values/kinds';
import { elementsAt } from '../query/element-path';
import { compileAddFields } from '../query/projection';
import { fieldPath, variableName } from '../values/paths';
import { type LookupStats, parseStages, type PipelineContext, type PipelineRun, type Stage } from './stage';

const known = new Set(['from', 'as', 'localField', 'foreignField', 'let', 'pipeline']);

export function compileLookup(operand: unknown, context: PipelineContext): Stage {
  if (!isDoc(operand)) throw new CommandError(9, 'the $lookup specification must be an Object');
  const unknown = Object.keys(operand).find((key) => !known.has(key));
  if (unknown !== undefined) throw new CommandError(9, `unknown argument to $lookup: ${unknown}`);
  const { localField, foreignField } = operand;
  const from = text(operand, 'from');
  const as = text(operand, 'as');
  if ((localField === undefined) !== (foreignField === undefined)) {
    throw new CommandError(
      9,
      '$lookup requires both or neither of localField and foreignField to be specified',
    );
  }
  if (operand['pipeline'] === undefined && (localField === undefined || operand['let'] !== undefined)) {
    throw new CommandError(
      9,
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  }
  const join =
    localField === undefined
      ? undefined
      : { local: text(operand, 'localField'), foreign: text(operand, 'foreignField') };
  if (join) for (const path of Object.values(join)) fieldPath(path);
  const specs = operand['pipeline'] === undefined ? [] : parseStages(operand['pipeline']);
  const bindings = letBindings(operand['let'] ?? {}, context.variables);
  const stats: LookupStats = {
    from,
    keysExamined: 0,
    docsExamined: 0,
    collectionScans: 0,
    indexes: new Set(),
  };
  context.lookups.push(stats);
  const joined = (doc: Doc): Doc[] => {
    const variables = new Map([
      ...context.variables,
      ...bindings.map(({ name, value }) => [name, evaluate(value, doc, context.variables)] as const),
    ]);
    const match = join
      ? [{ name: '$match', operand: { [join.foreign]: joinCondition(doc, join.local) } }]
      : [];
    const run = context.run(context.collection(from), [...match, ...specs], {
      ...context,
      variables,
      lookups: [],
    });
    const found = [...run.docs];
    count(stats, run);
    return found;
  };
  // An unknown stage inside is refused even when no document comes by.
  const declared = new Map([...context.variables, ...bindings.map(({ name }) => [name, null] as const)]);
  context.run(undefined, specs, { ...context, variables: declared, lookups: [] });
  return function* (docs) {
    for (const doc of docs) yield compileAddFields({ [as]: { $literal: joined(doc) } }, new Map())(doc);
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

function letBindings(spec: unknown, variables: Variables) {
  if (!isDoc(spec)) throw new CommandError(9, "$lookup argument 'let' must be an object");
  return Object.entries(spec).map(([name, value]) => {
    return { name: variableName(name), value: compileExpression(value, new Set(variables.keys())) };
  });
}

/** A local array matches by each of its elements; a missing field matches null and missing. */
function joinCondition(doc: Doc, local: string): Doc {
  const values = [...elementsAt(doc, local.split('.'), 'whole')]
    .flatMap((value) => (isArray(value) ? value : [value]))
    .map((value) => value ?? null);
  const [only = null, ...others] = values;
  return others.length === 0 ? { $eq: only } : { $in: values };
}

function count(stats: LookupStats, { source }: PipelineRun): void {
  stats.keysExamined += source.stats.keysExamined;
  stats.docsExamined += source.stats.docsExamined;
  if (source.plan?.kind === 'scan') stats.collectionScans += 1;
  if (source.plan?.kind === 'index') stats.indexes.add(source.plan.index.name);
}
