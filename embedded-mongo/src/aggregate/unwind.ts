import { CommandError } from '../errors';
import { compileAddFields, compileProjection } from '../query/projection';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { fieldPath } from '../values/paths';
import type { PipelineContext, Stage } from './stage';

export function compileUnwind(operand: unknown, _context: PipelineContext): Stage {
  if (!isDoc(operand) && typeof operand !== 'string') {
    throw new CommandError(15981, 'expected either a string or an object as specification for $unwind stage');
  }
  const spec = isDoc(operand) ? operand : { path: operand };
  const unknown = Object.keys(spec).find((key) => key !== 'path' && key !== 'preserveNullAndEmptyArrays');
  if (unknown !== undefined)
    throw new CommandError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const path = spec['path'];
  if (path === undefined || path === '') throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw new CommandError(28818, "path option to $unwind stage should be prefixed with a '$'");
  const preserve = spec['preserveNullAndEmptyArrays'] ?? false;
  if (typeof preserve !== 'boolean')
    throw new CommandError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
  const field = path.slice(1);
  const remove = compileProjection({ [field]: 0 }, new Map());
  const parts = fieldPath(field);
  return function* (docs) {
    for (const doc of docs) {
      const value = readPlain(doc, parts);
      if (isArray(value) && value.length > 0) {
        for (const item of value) yield compileAddFields({ [field]: { $literal: item } }, new Map())(doc);
      } else if (isArray(value)) {
        if (preserve) yield remove(doc);
      } else if (preserve || (value !== undefined && value !== null)) yield doc;
    }
  };
}

/** Arrays on the way are not entered. */
function readPlain(doc: Doc, parts: readonly string[]): unknown {
  return parts.reduce<unknown>((value, part) => (isDoc(value) ? getField(value, part) : undefined), doc);
}
