import { CommandError } from '../errors';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { omitField, setField } from '../values/paths';

/** What happens to the value at a path; both sides are `undefined` where there is none. */
export type PathChange = (value: unknown, doc: Doc) => unknown;

interface Task {
  readonly parts: readonly string[];
  readonly change: PathChange;
  /** Where a value that is no document stands in the way: there is nothing to do, instead of an error. */
  readonly skipsBlocked: boolean;
  readonly doc: Doc;
}

/** A copy of the document with the value at the path changed; parents are created only for a value. */
export function changePath(
  target: Doc,
  parts: readonly string[],
  change: PathChange,
  doc = target,
  skipsBlocked = false,
): Doc {
  return changeIn(target, 0, { parts, change, skipsBlocked, doc }) as Doc;
}

function changeIn(target: unknown, at: number, task: Task): unknown {
  const name = task.parts[at];
  if (name === undefined) return task.change(target, task.doc);
  if (target === undefined) {
    const value = changeIn(undefined, at + 1, task);
    return value === undefined ? undefined : { [name]: value };
  }
  if (isArray(target)) return changeInArray(target, at, name, task);
  if (!isDoc(target)) return blocked(target, at, task);
  const value = changeIn(getField(target, name), at + 1, task);
  if (value !== undefined) return setField(target, name, value);
  return Object.hasOwn(target, name) ? omitField(target, name) : target;
}

const maxPadding = 1_500_000;

function changeInArray(target: readonly unknown[], at: number, name: string, task: Task): unknown {
  if (!/^(0|[1-9]\d*)$/.test(name)) return blocked(target, at, task);
  const index = Number(name);
  const value = changeIn(target[index], at + 1, task);
  if (value === undefined && index >= target.length) return target;
  if (index - target.length > maxPadding) {
    throw new CommandError(2, `Index ${index} is too far beyond the end of the array`);
  }
  const padding = Array.from({ length: Math.max(0, index - target.length) }, () => null);
  return [...target, ...padding].toSpliced(index, 1, value === undefined ? null : value);
}

function blocked(target: unknown, at: number, { parts, skipsBlocked }: Task): unknown {
  if (skipsBlocked) return target;
  const shown = JSON.stringify(target);
  throw new CommandError(
    28,
    `Cannot create field '${parts[at] ?? ''}' in element {${parts[at - 1] ?? ''}: ${shown}}`,
  );
}
