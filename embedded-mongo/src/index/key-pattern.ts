import { CommandError, unsupported } from '../errors';
import { compare } from '../values/compare';
import { hashKey } from '../values/hash-key';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import { isNumeric } from '../values/numbers';
import { fieldPath } from '../values/paths';

export type Key = readonly unknown[];
export interface KeyField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly direction: 1 | -1;
}
/** The fields of an index or of a sort, in order. */
export type KeyPattern = readonly KeyField[];

export function parseKeyPattern(spec: Doc, kind: 'index' | 'sort'): KeyPattern {
  return Object.entries(spec).map(([path, value]) => {
    const parts = kind === 'sort' ? fieldPath(path) : path.split('.');
    if (parts.includes('') || parts.some((part) => part.startsWith('$'))) {
      throw new CommandError(67, `'${path}' is not a field that can be indexed`);
    }
    if (parts.some((part) => /^\d+$/.test(part)))
      throw unsupported(`A position in an array as key ('${path}')`);
    if (
      !isNumeric(value) ||
      (kind === 'sort' && Math.abs(Number(value)) !== 1) ||
      Number(value) === 0 ||
      Number.isNaN(Number(value))
    ) {
      if (kind === 'index')
        throw new CommandError(
          67,
          `Values in the index key pattern must be numbers other than 0 ('${path}')`,
        );
      throw isNumeric(value)
        ? new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
        : new CommandError(15974, `Illegal key in $sort specification: ${path}`);
    }
    return { path, parts, direction: Number(value) > 0 ? 1 : -1 };
  });
}

export function compareKeys(pattern: KeyPattern, a: Key, b: Key): number {
  for (let i = 0; i < pattern.length; i += 1) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order * (pattern[i]?.direction ?? 1);
  }
  return 0;
}

interface Slot {
  readonly value: unknown;
  readonly rest: readonly string[];
  readonly done: boolean;
}

/** The keys of a document: several when a field holds an array. `undefined` stands for an empty array. */
export function keysOf(doc: Doc, pattern: KeyPattern): Key[] {
  const keys = expand(pattern.map(({ parts }) => ({ value: doc, rest: parts, done: false })));
  return keys.length < 2
    ? keys
    : [...new Map(keys.map((key) => [key.map(hashKey).join('\n'), key])).values()];
}

function expand(slots: readonly Slot[]): Key[] {
  const walked = slots.map(walk);
  const arrays = walked.filter((slot) => !slot.done);
  const [first] = arrays;
  if (!first) return [walked.map((slot) => slot.value)];
  if (arrays.some((slot) => slot.value !== first.value)) {
    throw new CommandError(171, 'cannot index parallel arrays');
  }
  const items = first.value as readonly unknown[];
  const expansions = items.length > 0 ? items : [undefined];
  return expansions.flatMap((item) =>
    expand(walked.map((slot) => (slot.done ? slot : element(item, slot.rest)))),
  );
}

/** Follows the path through documents: to its value, or to the array that it meets. */
function walk(slot: Slot): Slot {
  if (slot.done) return slot;
  let { value } = slot;
  let at = 0;
  while (at < slot.rest.length && isDoc(value)) {
    value = getField(value, slot.rest[at] ?? '');
    at += 1;
  }
  const rest = slot.rest.slice(at);
  if (isArray(value)) return { value, rest, done: false };
  return { value: rest.length > 0 ? null : (value ?? null), rest: [], done: true };
}

function element(item: unknown, rest: readonly string[]): Slot {
  if (rest.length === 0) return { value: item, rest, done: true };
  return isDoc(item) ? { value: item, rest, done: false } : { value: null, rest: [], done: true };
}

/** The key that a document is sorted by: of several the first in the sort's own order. */
export function sortKeyOf(doc: Doc, pattern: KeyPattern): Key {
  let keys: Key[];
  try {
    keys = keysOf(doc, pattern);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(2, 'cannot sort with keys that are parallel arrays');
  }
  return keys.reduce((best, key) => (compareKeys(pattern, key, best) < 0 ? key : best));
}
