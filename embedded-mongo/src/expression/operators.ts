import { unsupported } from '../errors';
import { isNullish, kindOf } from '../values/kinds';
import { arithmetic } from './arithmetic';
import { arrays } from './arrays';
import { logic } from './logic';
import { fixed, type Operator } from './operator';

/** Every expression operator that the store knows. */
export const operators: Readonly<Record<string, Operator>> = {
  ...arithmetic,
  ...arrays,
  ...logic,
  $toLower: fixed(1, ([value]) => toLower(value)),
};

function toLower(value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value !== 'string') throw unsupported(`$toLower of a value of type ${kindOf(value)}`);
  // Only the ASCII letters change, as on the server.
  return value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
