import { compare } from './compare';
import { isArray, isDoc, typeName } from './kinds';

/** Equal down to number types and the order of fields: storing one for the other would change nothing. */
export function identical(a: unknown, b: unknown): boolean {
  if (a === b) return !Object.is(a, 0) === !Object.is(b, 0);
  if (isDoc(a) && isDoc(b)) {
    const left = Object.entries(a);
    const right = Object.entries(b);
    return (
      left.length === right.length &&
      left.every(([name, value], i) => name === right[i]?.[0] && identical(value, right[i]?.[1]))
    );
  }
  if (isArray(a) && isArray(b)) return a.length === b.length && a.every((item, i) => identical(item, b[i]));
  return typeName(a) === typeName(b) && compare(a, b) === 0;
}
