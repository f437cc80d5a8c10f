import { CommandError, unsupported } from '../errors';
import { runQuery, matching } from '../query/run-query';
import { fieldName } from '../values/paths';
import { sum } from '../values/sum';
import { type Doc, getField, isArray, isDoc, isNumber } from '../values/types';
import { collectionOf, type Command, snapshotOf } from './command';
import { assertFields, countField, docField } from './fields';

/** Runs `$match`, then a `$group` into one document of sums: what counts documents or adds up a field. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  required: ['pipeline'],
  inTransaction: true,
  run: (call) => {
    const { body } = call;
    if (body['cursor'] === undefined) {
      throw new CommandError(
        9,
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const cursor = docField(body, 'cursor');
    assertFields('aggregate.cursor', cursor, ['batchSize']);
    const batchSize = countField(cursor, 'batchSize');
    const collection = collectionOf(call, 'aggregate');
    const { filter, group } = parsePipeline(body['pipeline']);
    const docs = [...runQuery(collection, matching(filter), snapshotOf(call)).docs];
    return call.engine.cursors.open(collection.namespace, group ? group(docs) : docs, batchSize);
  },
};

type Group = (docs: readonly Doc[]) => Doc[];

function parsePipeline(pipeline: unknown): { filter: Doc; group: Group | undefined } {
  if (!isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  const stages = pipeline.map(parseStage);
  const match = stages[0]?.[0] === '$match' ? stages.shift() : undefined;
  const [group, ...others] = stages;
  const unknown = stages.find(([name]) => name !== '$match' && name !== '$group');
  if (unknown) throw new CommandError(40324, `Unrecognized pipeline stage name: '${unknown[0]}'`);
  if (group?.[0] === '$match' || others.length > 0) throw unsupported('A stage after the first $group');
  const filter = match?.[1] ?? {};
  if (!isDoc(filter)) throw new CommandError(15959, 'the match filter must be an expression in an object');
  return { filter, group: group && parseGroup(group[1]) };
}

function parseStage(stage: unknown): [string, unknown] {
  if (!isDoc(stage)) throw new CommandError(14, "Each element of the 'pipeline' array must be an object");
  const [entry, ...others] = Object.entries(stage);
  if (!entry || others.length > 0)
    throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  return entry;
}

function parseGroup(operand: unknown): Group {
  if (!isDoc(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(operand, '_id'))
    throw new CommandError(15955, 'a group specification must include an _id');
  const { _id, ...fields } = operand;
  if (_id !== null && !isNumber(_id)) throw unsupported('A $group by anything but a constant');
  const sums = Object.entries(fields).map(([name, spec]): [string, Sum] => [name, parseSum(name, spec)]);
  return (docs) => {
    const totals = sums.map(([name, total]): [string, number] => [name, total(docs)]);
    return docs.length === 0 ? [] : [{ _id, ...Object.fromEntries(totals) }];
  };
}

type Sum = (docs: readonly Doc[]) => number;

function parseSum(name: string, spec: unknown): Sum {
  const [first, ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (!first) throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const [operator, addend] = first;
  if (operator !== '$sum') throw new CommandError(15952, `unknown group operator '${operator}'`);
  if (typeof addend === 'string' && addend.startsWith('$')) {
    const field = fieldName(addend.slice(1));
    return (docs) => sum(docs.map((doc) => getField(doc, field)));
  }
  if (!isNumber(addend) || !Number.isSafeInteger(addend))
    throw unsupported('A $sum of anything but an integer or a field');
  return (docs) => addend * docs.length;
}
