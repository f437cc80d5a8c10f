import { CommandError, unsupported } from '../errors';
import { readFields } from '../query/run-query';
import { documentSize } from '../values/bson';
import { add } from '../values/integers';
import { type Doc, fieldName, getField, isDoc, isNumber } from '../values/types';
import { collectionOf, type Command, snapshotOf } from './command';
import { assertFields, countField, docField, docsField } from './fields';

/** Runs a `$match`, which may be omitted, and then a `$group` of all documents: a count and totals. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor'],
  inTransaction: true,
  run: (call) => {
    const cursor = docField(call.body, 'cursor');
    assertFields('aggregate.cursor', cursor, ['batchSize']);
    const batchSize = countField(cursor, 'batchSize');
    const { filter, group } = parsePipeline(docsField(call.body, 'pipeline'));
    const collection = collectionOf(call, 'aggregate');
    const docs = readFields(collection, filter, group.fields, snapshotOf(call));
    const results = group.of([...docs]).map((doc) => ({ doc, size: documentSize(doc) }));
    return call.engine.cursors.open({ namespace: collection.namespace, results }, batchSize);
  },
};

interface Group {
  /** The fields that it adds up. */
  readonly fields: readonly string[];
  readonly of: (docs: readonly Doc[]) => Doc[];
}

function parsePipeline(pipeline: readonly Doc[]): { filter: Doc; group: Group } {
  const unknown = pipeline
    .flatMap((stage) => Object.keys(stage))
    .find((name) => !/^\$(match|group)$/.test(name));
  if (unknown !== undefined) throw new CommandError(40324, `Unrecognized pipeline stage name: '${unknown}'`);
  if (pipeline.length > 2) throw unsupported('A pipeline of more than a $match and a $group');
  const [group, match = { $match: {} }] = pipeline.toReversed();
  return { filter: operandOf('$match', match), group: parseGroup(operandOf('$group', group)) };
}

function operandOf(name: string, stage: Doc = {}): Doc {
  const operand = stage[name];
  if (isDoc(operand) && Object.keys(stage).length === 1) return operand;
  throw unsupported(`A pipeline without a ${name} of an object in its place`);
}

function parseGroup({ _id, ...fields }: Doc): Group {
  if (_id !== null && !isNumber(_id)) throw unsupported('A $group by anything but a constant');
  const sums = Object.entries(fields).map(([name, spec]) => ({ name, ...parseSum(spec) }));
  return {
    fields: sums.flatMap(({ field }) => field ?? []),
    of(docs) {
      const totals = sums.map(({ name, of }): [string, number] => [name, of(docs)]);
      return docs.length === 0 ? [] : [{ _id, ...Object.fromEntries(totals) }];
    },
  };
}

/** A total: of a field, or how many documents there are. */
function parseSum(spec: unknown): { field?: string; of: (docs: readonly Doc[]) => number } {
  const [[operator, operand] = [], ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (operator !== '$sum' || others.length > 0)
    throw new CommandError(15952, `unknown group operator '${operator ?? ''}'`);
  if (operand === 1) return { of: (docs) => docs.length };
  if (typeof operand !== 'string' || !operand.startsWith('$'))
    throw unsupported('A $sum of anything but 1 or a field');
  const field = fieldName(operand.slice(1));
  return {
    field,
    of: (docs) =>
      docs.reduce((total, doc) => {
        const value = getField(doc, field);
        return isNumber(value) ? addIntegers(total, value) : total;
      }, 0),
  };
}

/** The server compensates for rounding when it adds up fractions, so they are rejected. */
function addIntegers(total: number, value: number): number {
  if (!Number.isInteger(value)) throw unsupported('A $sum of fractions');
  return add(total, value);
}
