import { CommandError } from '../errors';
import { average, extreme, sum } from '../expression/arithmetic';
import { unique } from '../values/hash-key';

/** The result of each accumulator over the values of a group; a missing value is `undefined`. */
const accumulators: Record<string, (values: readonly unknown[]) => unknown> = {
  $sum: sum,
  $avg: average,
  $min: (values) => extreme(values, 1),
  $max: (values) => extreme(values, -1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => unique(values.filter((value) => value !== undefined)),
};

export function accumulatorOf(name: string): (values: readonly unknown[]) => unknown {
  const accumulator = Object.hasOwn(accumulators, name) ? accumulators[name] : undefined;
  if (!accumulator) throw new CommandError(15952, `unknown group operator '${name}'`);
  return accumulator;
}
