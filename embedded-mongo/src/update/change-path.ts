import { CommandError } from '../errors';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { omitField, setField } from '../values/paths';

/** What happens to the value at a path; both sides are `undefined` where there is none. */
export type PathChange = (value: unknown, doc: Doc) => unknown;

/** A copy of the document with the value at the path changed; parents are created only for a value. */
export function changePath(target: Doc, parts: readonly string[], change: PathChange, doc: Doc): Doc {
  return changeIn(target, parts, 0, change, doc) as Doc;
}

function changeIn(
  target: unknown,
  parts: readonly string[],
  at: number,
  change: PathChange,
  doc: Doc,
): unknown {
  const name = parts[at];
  if (name === undefined) return change(target, doc);
  if (target === undefined) {
    const value = changeIn(undefined, parts, at + 1, change, doc);
    return value === undefined ? undefined : { [name]: value };
  }
  if (isArray(target)) return changeInArray(target, parts, at, change, doc);
  if (!isDoc(target)) {
    // Nothing is there to take away; anything else would have to replace the value on the way.
    if (changeIn(undefined, parts, at, change, doc) === undefined) return target;
    throw notViable(name, parts[at - 1], target);
  }
  const value = changeIn(getField(target, name), parts, at + 1, change, doc);
  if (value !== undefined) return setField(target, name, value);
  return Object.hasOwn(target, name) ? omitField(target, name) : target;
}

const maxPadding = 1_500_000;

function changeInArray(
  target: readonly unknown[],
  parts: readonly string[],
  at: number,
  change: PathChange,
  doc: Doc,
): unknown {
  const name = parts[at] ?? '';
  if (!/^(0|[1-9]\d*)$/.test(name)) {
    if (changeIn(undefined, parts, at, change, doc) === undefined) return target;
    throw notViable(name, parts[at - 1], target);
  }
  const index = Number(name);
  const value = changeIn(target[index], parts, at + 1, change, doc);
  if (value === undefined && index >= target.length) return target;
  if (index - target.length > maxPadding)
    throw new CommandError(2, `Index ${index} is too far beyond the end of the array`);
  const copy = [...target, ...Array.from({ length: Math.max(0, index - target.length) }, () => null)];
  copy[index] = value === undefined ? null : value;
  return copy;
}

function notViable(name: string, parent: string | undefined, value: unknown): CommandError {
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return new CommandError(28, `Cannot create field '${name}' in element {${parent ?? ''}: ${shown}}`);
}
