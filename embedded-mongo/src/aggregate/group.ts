import { CommandError } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate } from '../expression/expression';
import { hashKey } from '../values/hash-key';
import { sum } from '../values/sum';
import { isArray, isDoc } from '../values/types';
import type { Stage } from './stage';

/** One document for each distinct value of `_id`, with the sums of its group. */
export function compileGroup(operand: unknown): Stage {
  if (!isDoc(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(operand, '_id'))
    throw new CommandError(15955, 'a group specification must include an _id');
  const { _id: idSpec, ...fieldSpecs } = operand;
  const groupId = compileExpression(idSpec);
  const fields = Object.entries(fieldSpecs).map(([name, spec]) => compileField(name, spec));

  return function* (docs) {
    const groups = new Map<string, { id: unknown; values: unknown[][] }>();
    for (const doc of docs) {
      const id = evaluate(groupId, doc) ?? null;
      const key = hashKey(id);
      const group = groups.get(key) ?? { id, values: fields.map(() => []) };
      groups.set(key, group);
      for (const [index, { value }] of fields.entries()) group.values[index]?.push(evaluate(value, doc));
    }
    for (const { id, values } of groups.values()) {
      const sums = fields.map(({ name }, index) => [name, sum(values[index] ?? [])]);
      yield { _id: id, ...Object.fromEntries(sums) };
    }
  };
}

function compileField(name: string, spec: unknown) {
  const [first, ...others] = isDoc(spec) ? Object.entries(spec) : [];
  if (!first) throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (others.length > 0) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$'))
    throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
  const [operator, argument] = first;
  if (isArray(argument)) throw new CommandError(40237, `The ${operator} accumulator is a unary operator`);
  if (operator !== '$sum') throw new CommandError(15952, `unknown group operator '${operator}'`);
  return { name, value: compileExpression(argument) };
}
