import { CommandError } from '../errors';
import { compileFilter } from '../query/compile-filter';
import { pullTest } from '../query/field-operators';
import { compare, equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc, typeName } from '../values/kinds';
import { calculate, isNumeric } from '../values/numbers';
import type { PathChange } from './change-path';

export type Modifier = (operand: unknown, path: string) => PathChange;

const set: Modifier = (operand) => () => operand;

const increment: Modifier = (operand, path) => {
  if (!isNumeric(operand))
    throw new CommandError(
      14,
      `Cannot increment with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`,
    );
  return (value, doc) => {
    if (value === undefined) return operand;
    if (isNumeric(value)) {
      const sum = calculate('add', value, operand);
      const areWhole = [value, operand].every((part) => ['int', 'long'].includes(typeName(part)));
      if (!areWhole || typeName(sum) !== 'double') return sum;
      throw new CommandError(
        2,
        `Failed to apply $inc operations to current value (${String(value)}) for document {_id: ${idText(doc)}}`,
      );
    }
    throw new CommandError(
      14,
      `Cannot apply $inc to a value of non-numeric type. {_id: ${idText(doc)}} has the field '${lastPart(path)}' of non-numeric type ${typeName(value)}`,
    );
  };
};

/** `{ $each: [...] }` gives several values; other clauses of `$push` are not known here. */
function eachOf(name: string, operand: unknown): readonly unknown[] {
  if (!isDoc(operand) || !Object.hasOwn(operand, '$each')) return [operand];
  const other = Object.keys(operand).find((key) => key !== '$each');
  if (other !== undefined) throw new CommandError(2, `Unrecognized clause in ${name}: ${other}`);
  const values = getField(operand, '$each');
  if (!isArray(values))
    throw new CommandError(
      name === '$push' ? 2 : 14,
      `The argument to $each in ${name} must be an array but it was of type: ${typeName(values)}`,
    );
  return values;
}

const push: Modifier = (operand, path) => {
  const added = eachOf('$push', operand);
  return (value, doc) => {
    if (value === undefined) return [...added];
    if (isArray(value)) return [...value, ...added];
    throw new CommandError(
      2,
      `The field '${path}' must be an array but is of type ${typeName(value)} in document {_id: ${idText(doc)}}`,
    );
  };
};

const addToSet: Modifier = (operand, path) => {
  const added = eachOf('$addToSet', operand);
  return (value) => {
    if (value !== undefined && !isArray(value)) {
      throw new CommandError(
        2,
        `Cannot apply $addToSet to non-array field. Field named '${lastPart(path)}' has non-array type ${typeName(value)}`,
      );
    }
    const result = [...(value ?? [])];
    for (const item of added) if (!result.some((known) => equal(known, item))) result.push(item);
    return result;
  };
};

const pull: Modifier = (operand) => {
  const test = pullTest(operand, (filter) => compileFilter(filter));
  return (value) => {
    if (value === undefined) return undefined;
    if (!isArray(value)) throw new CommandError(2, 'Cannot apply $pull to a non-array value');
    return value.filter((item) => !test(item));
  };
};

const extremeOf =
  (order: 1 | -1): Modifier =>
  (operand) =>
  (value) =>
    value === undefined || compare(operand, value) * order < 0 ? operand : value;

const currentDate: Modifier = (operand, path) => {
  const wantsDate = isDoc(operand) ? equal(operand, { $type: 'date' }) : typeof operand === 'boolean';
  if (!wantsDate) throw new CommandError(2, `$currentDate of '${path}' is set by true or { $type: 'date' }`);
  return () => new Date();
};

export const modifiers: Readonly<Record<string, Modifier>> = {
  $set: set,
  $setOnInsert: set,
  $unset: () => () => undefined,
  $inc: increment,
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $min: extremeOf(1),
  $max: extremeOf(-1),
  $currentDate: currentDate,
};

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function idText(doc: Doc): string {
  return JSON.stringify(getField(doc, '_id')) ?? '';
}
