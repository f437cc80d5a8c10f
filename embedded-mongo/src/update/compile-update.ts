import { CommandError, unsupported } from '../errors';
import { equal } from '../values/compare';
import { add } from '../values/integers';
import { type Doc, fieldName, getField, isDoc, isNumber } from '../values/types';

/** Computes the next version of a document; `isInsert` when an upsert creates it. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

interface Step {
  readonly name: string;
  readonly field: string;
  readonly change: (value: unknown) => unknown;
}

/** Compiles an update that consists of operators. */
export function compileUpdate(spec: unknown): Update {
  if (!isDoc(spec) || !Object.keys(spec)[0]?.startsWith('$'))
    throw unsupported('An update that does not consist of operators');
  const steps = Object.entries(spec).flatMap(([name, fields]) => compileOperator(name, fields));
  // The server adds new fields in lexicographic order, whatever their order in the update.
  steps.sort((a, b) => (a.field < b.field ? -1 : 1));
  const conflict = steps.find(({ field }, i) => steps[i + 1]?.field === field);
  if (conflict) throw new CommandError(40, `Updating the path '${conflict.field}' would create a conflict`);
  return (doc, isInsert) => {
    const changes = steps
      .filter(({ name }) => isInsert || name !== '$setOnInsert')
      .map(({ field, change }): [string, unknown] => [field, change(getField(doc, field))]);
    return withSameId(doc, { ...doc, ...Object.fromEntries(changes) });
  };
}

function compileOperator(name: string, fields: unknown): Step[] {
  if (name !== '$set' && name !== '$setOnInsert' && name !== '$inc')
    throw new CommandError(9, `Unknown modifier: ${name}`);
  if (!isDoc(fields)) throw new CommandError(9, `The operand of ${name} must be an object`);
  return Object.entries(fields).map(([path, operand]) => {
    const field = fieldName(path);
    return { name, field, change: name === '$inc' ? increment(field, operand) : () => operand };
  });
}

function increment(field: string, operand: unknown): Step['change'] {
  if (!isNumber(operand))
    throw new CommandError(14, `Cannot increment '${field}' with a non-numeric argument`);
  return (value = 0) => {
    if (!isNumber(value)) throw new CommandError(14, `Cannot apply $inc to the non-numeric field '${field}'`);
    return add(value, operand);
  };
}

/** Preserves the position and the value of an existing `_id`. */
function withSameId(before: Doc, after: Doc): Doc {
  if (!Object.hasOwn(before, '_id')) return after;
  if (equal(before['_id'], after['_id'])) return { ...after, _id: before['_id'] };
  throw new CommandError(66, "An update must not modify the immutable field '_id'");
}
