import { Long, ObjectId } from 'bson';
import { CommandError } from '../errors';
import { typeName } from '../values/kinds';
import { isNumeric, type Numeric } from '../values/numbers';
import { argumentList, fixed, isNullish, type Operator, untilNull, variadic } from './arguments';

function concat(values: readonly unknown[]): unknown {
  const texts = untilNull(values, (value) => {
    if (typeof value === 'string') return value;
    throw new CommandError(16702, `$concat only supports strings, not ${typeName(value)}`);
  });
  return texts && texts.join('');
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

/** As JavaScript writes it, but with two digits in the exponent at least. */
function numberText(value: Numeric): string {
  return String(value instanceof Long ? value : Number(value)).replace(/e([+-])(\d)$/, 'e$10$2');
}

export const strings: Record<string, Operator> = {
  $concat: variadic(concat),
  // Only the ASCII letters change, as on the server.
  $toLower: fixed(1, ([value]) => coerce(value).replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  $toString: (operand, compile) => {
    const [value, ...others] = argumentList(operand, compile);
    if (!value || others.length > 0) throw new CommandError(50723, '$toString requires a single argument');
    return (scope) => toText(value(scope));
  },
};
