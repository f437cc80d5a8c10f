import { CommandError } from '../errors';
import { compileExpression } from '../expression/compile-expression';
import { evaluate } from '../expression/expression';
import { hashKey } from '../values/hash-key';
import { type Doc, isArray, isDoc } from '../values/kinds';
import { accumulatorOf } from './accumulators';
import type { PipelineContext, Stage } from './stage';

export function compileGroup(operand: unknown, { variables }: PipelineContext): Stage {
  if (!isDoc(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(operand, '_id'))
    throw new CommandError(15955, 'a group specification must include an _id');
  const names = new Set(variables.keys());
  const groupId = compileExpression(operand['_id'], names);
  const fields = Object.entries(operand)
    .filter(([name]) => name !== '_id')
    .map(([name, spec]) => {
      const [first, ...others] = isDoc(spec) ? Object.entries(spec) : [];
      if (!first) throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
      if (others.length > 0)
        throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
      if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
      if (name.startsWith('$'))
        throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
      if (isArray(first[1])) throw new CommandError(40237, `The ${first[0]} accumulator is a unary operator`);
      return { name, accumulate: accumulatorOf(first[0]), value: compileExpression(first[1], names) };
    });

  return function* (docs) {
    const groups = new Map<string, { id: unknown; values: unknown[][] }>();
    for (const doc of docs) {
      const id = evaluate(groupId, doc, variables) ?? null;
      const key = hashKey(id);
      const group = groups.get(key) ?? { id, values: fields.map(() => []) };
      groups.set(key, group);
      for (const [index, field] of fields.entries()) {
        group.values[index]?.push(evaluate(field.value, doc, variables));
      }
    }
    for (const { id, values } of groups.values()) {
      const result: Record<string, unknown> = { _id: id };
      for (const [index, field] of fields.entries())
        result[field.name] = field.accumulate(values[index] ?? []);
      yield result satisfies Doc;
    }
  };
}
