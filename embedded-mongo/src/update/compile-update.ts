import { CommandError, unsupported } from '../errors';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc, omitField } from '../values/types';
import { updateOperators } from './operators';

/** Computes the next version of a document; `isInsert` when an upsert creates it. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

interface Step {
  readonly name: string;
  readonly field: string;
  readonly change: (value: unknown, doc: Doc) => unknown;
}

/** Compiles an update that consists of operators. */
export function compileUpdate(spec: unknown): Update {
  if (isArray(spec)) throw unsupported('An update with a pipeline');
  if (!isDoc(spec)) throw new CommandError(9, 'Update argument must be either an object or an array');
  if (!Object.keys(spec)[0]?.startsWith('$')) throw unsupported('Replacing a document');
  const steps = Object.entries(spec).flatMap(([name, fields]) => compileOperator(name, fields));
  // The server adds new fields in lexicographic order, whatever their order in the update.
  steps.sort((a, b) => (a.field < b.field ? -1 : 1));
  const twice = steps.find(({ field }, index) => steps[index + 1]?.field === field)?.field;
  if (twice !== undefined)
    throw new CommandError(40, `Updating the path '${twice}' would create a conflict at '${twice}'`);
  return (doc, isInsert) =>
    keepId(
      doc,
      steps
        .filter(({ name }) => isInsert || name !== '$setOnInsert')
        .reduce((next, { field, change }) => ({ ...next, [field]: change(getField(next, field), doc) }), doc),
    );
}

function compileOperator(name: string, fields: unknown): Step[] {
  const operator = Object.hasOwn(updateOperators, name) ? updateOperators[name] : undefined;
  if (!operator)
    throw new CommandError(
      9,
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw new CommandError(
      9,
      `Modifiers operate on fields but we found another type for ${name}. For example: {$mod: {<field>: ...}}`,
    );
  return Object.entries(fields).map(([field, operand]) => {
    if (field.split('.').includes(''))
      throw new CommandError(56, `The update path '${field}' contains an empty field name.`);
    if (field.includes('.')) throw unsupported(`A dotted path in an update ('${field}')`);
    if (field.startsWith('$'))
      throw new CommandError(52, `The dollar ($) prefixed field '${field}' is not allowed in an update`);
    return { name, field, change: operator(operand, field) };
  });
}

/** Keeps `_id` first and unchanged. */
function keepId(before: Doc, after: Doc): Doc {
  const id = getField(before, '_id');
  const newId = getField(after, '_id');
  if (id !== undefined && (newId === undefined || !equal(id, newId))) {
    throw new CommandError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
  return newId === undefined ? after : { _id: newId, ...omitField(after, '_id') };
}
