import { type Doc, getField, isArray, isDoc } from '../values/kinds';

/**
 * Every value that a query's path reaches in a document, `undefined` for a missing one. A leaf array
 * answers its elements and then itself, or itself alone where the operator looks at the array as a whole.
 */
export function* elementsAt(
  doc: Doc,
  parts: readonly string[],
  leafArray: 'expand' | 'whole',
): Generator<unknown, void> {
  let value: unknown = doc;
  let at = 0;
  while (at < parts.length && isDoc(value)) {
    value = getField(value, parts[at] ?? '');
    at += 1;
  }
  if (!isArray(value)) yield at < parts.length ? undefined : value;
  else yield* inArray(value, parts.slice(at), leafArray);
}

function* inArray(
  array: readonly unknown[],
  rest: readonly string[],
  leafArray: 'expand' | 'whole',
): Generator<unknown, void> {
  if (rest.length === 0) {
    if (leafArray === 'expand') yield* array;
    yield array;
    return;
  }
  for (const [index, item] of array.entries()) {
    if (isDoc(item)) yield* elementsAt(item, rest, leafArray);
    if (String(index) !== rest[0]) continue;
    const beyond = rest.slice(1);
    if (beyond.length === 0) yield item;
    else if (isDoc(item)) yield* elementsAt(item, beyond, leafArray);
    else if (isArray(item)) yield* inArray(item, beyond, leafArray);
  }
}
