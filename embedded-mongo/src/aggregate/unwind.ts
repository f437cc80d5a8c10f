import { CommandError, unsupported } from '../errors';
import { getField, isArray, isDoc, isNullish } from '../values/kinds';
import { fieldName } from '../values/paths';
import type { Stage } from './stage';

/** One document for each element of an array; none for an empty or missing one. */
export function compileUnwind(operand: unknown): Stage {
  if (!isDoc(operand) && typeof operand !== 'string') {
    throw new CommandError(15981, 'expected either a string or an object as specification for $unwind stage');
  }
  const field = fieldName(unwoundPath(isDoc(operand) ? operand : { path: operand }));
  return function* (docs) {
    for (const doc of docs) {
      const value = getField(doc, field);
      if (isArray(value)) for (const item of value) yield { ...doc, [field]: item };
      else if (!isNullish(value)) yield doc;
    }
  };
}

function unwoundPath({ path, ...options }: { readonly path?: unknown }): string {
  const [option] = Object.keys(options);
  if (option === 'preserveNullAndEmptyArrays' || option === 'includeArrayIndex')
    throw unsupported(`$unwind with ${option}`);
  if (option !== undefined) throw new CommandError(28811, `unrecognized option to $unwind stage: ${option}`);
  if (path === undefined || path === '') throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  return path.slice(1);
}
