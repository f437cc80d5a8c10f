import { CommandError } from '../errors';
import { type Doc, isArray, isDoc, isNullish, typeOf } from '../values/types';
import type { Operator } from './arguments';

/** `$map`: an expression computed for each element of an array, bound to a variable. */
export const map: Operator = (operand, compile) => {
  const spec = mapSpec(operand);
  const as = variableName(spec['as'] ?? 'this');
  const input = compile(spec['input']);
  const body = compile(spec['in'], as);
  return ({ doc, variables }) => {
    const list = input({ doc, variables });
    if (isNullish(list)) return null;
    if (!isArray(list)) throw new CommandError(16883, `input to $map must be an array not ${typeOf(list)}`);
    return list.map((item) => body({ doc, variables: new Map([...variables, [as, item]]) }) ?? null);
  };
};

function mapSpec(operand: unknown): Doc {
  if (!isDoc(operand)) throw new CommandError(16878, '$map only supports an object as its argument');
  const unknown = Object.keys(operand).find((key) => !['input', 'as', 'in'].includes(key));
  if (unknown !== undefined) throw new CommandError(16879, `Unrecognized parameter to $map: ${unknown}`);
  if (!Object.hasOwn(operand, 'input')) throw new CommandError(16880, "Missing 'input' parameter to $map");
  if (!Object.hasOwn(operand, 'in')) throw new CommandError(16882, "Missing 'in' parameter to $map");
  return operand;
}

function variableName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z\x80-\uffff][\w\x80-\uffff]*$/.test(name)) return name;
  throw new CommandError(9, `'${String(name)}' starts with an invalid character for a user variable name`);
}
