import { Double, ObjectId } from 'bson';
import { CommandError } from '../errors';
import { typeName } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { fixed, isNullish, type Operator, variadic } from './arguments';

function concat(values: readonly unknown[]): unknown {
  const wrong = values.find((value) => !isNullish(value) && typeof value !== 'string');
  if (wrong !== undefined)
    throw new CommandError(16702, `$concat only supports strings, not ${typeName(wrong)}`);
  return values.some(isNullish) ? null : values.join('');
}

/** What an operator on strings reads from a value that is none. */
function coerce(value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value)) return numberText(value);
  if (value instanceof Date) return value.toISOString();
  throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

function toText(value: unknown): string | null {
  if (isNullish(value)) return null;
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string' || value instanceof Date || isNumeric(value)) return coerce(value);
  throw new CommandError(
    241,
    `Unsupported conversion from ${typeName(value)} to string in $convert with no onError value`,
  );
}

function numberText(value: unknown): string {
  return value instanceof Double ? String(value.value) : String(value);
}

export const strings: Record<string, Operator> = {
  $concat: variadic(concat),
  // Only the ASCII letters change, as on the server.
  $toLower: fixed(1, ([value]) => coerce(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  $toString: fixed(1, ([value]) => toText(value)),
};
