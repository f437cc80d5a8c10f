import { compareKeys, type Key, type KeyPattern, sortKeyOf } from '../index/key-pattern';
import type { Doc } from '../values/kinds';

/** Sorts; with `needed` only that many first documents are kept at any time. */
export function* sortDocs(
  docs: Iterable<Doc>,
  pattern: KeyPattern,
  needed: number | undefined,
): Generator<Doc, void> {
  const byKey = (a: { key: Key }, b: { key: Key }) => compareKeys(pattern, a.key, b.key);
  const room = needed === undefined ? Infinity : Math.max(1000, needed * 4);
  let kept: { key: Key; doc: Doc }[] = [];
  let worst: Key | undefined;
  for (const doc of docs) {
    const key = sortKeyOf(doc, pattern);
    if (worst && compareKeys(pattern, key, worst) >= 0) continue;
    kept.push({ key, doc });
    if (kept.length < room) continue;
    kept = kept.sort(byKey).slice(0, needed);
    worst = kept.at(-1)?.key;
  }
  for (const { doc } of kept.sort(byKey).slice(0, needed)) yield doc;
}
