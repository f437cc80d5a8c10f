import { CommandError, unsupported } from '../errors';
import { isArray, typeName } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import type { ValueTest } from './predicates';

const codes: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  int: 16,
  long: 18,
};
const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
// Types that no stored value can have: they match nothing.
const absentNames = new Set([
  'undefined',
  'dbPointer',
  'javascript',
  'symbol',
  'timestamp',
  'decimal',
  'minKey',
  'maxKey',
]);
const absentCodes = new Set([6, 12, 13, 14, 17, 19, -1, 127]);

export function typeTest(operand: unknown): ValueTest {
  const wanted = new Set((isArray(operand) ? operand : [operand]).flatMap(typeNames));
  if (isArray(operand) && operand.length === 0)
    throw new CommandError(9, '$type must match at least one type');
  return (value) => value !== undefined && wanted.has(typeName(value));
}

function typeNames(type: unknown): string[] {
  if (typeof type === 'string') {
    if (type === 'number') return ['int', 'long', 'double'];
    if (Object.hasOwn(codes, type)) return [type];
    if (absentNames.has(type)) return [];
    if (type === 'javascriptWithScope') throw unsupported('The type javascriptWithScope');
    throw new CommandError(2, `Unknown type name alias: ${type}`);
  }
  if (!isNumeric(type)) throw new CommandError(14, 'type must be represented as a number or a string');
  const name = names.get(Number(type));
  if (name !== undefined) return [name];
  if (absentCodes.has(Number(type))) return [];
  throw new CommandError(2, `Invalid numerical type code: ${String(type)}`);
}
