import type { CollectionIndex } from '../index/collection-index';
import { equal } from '../values/compare';
import { type Doc, getField, isArray, isDoc } from '../values/kinds';
import type { Bounds } from './bounds';
import { compileFilter } from './compile-filter';

/** A partial index may answer a query only when the query demands what the index's documents have. */
export function canUsePartialIndex(index: CollectionIndex, filter: Doc, bounds: Bounds): boolean {
  if (!index.partialFilter) return true;
  return Object.entries(index.partialFilter).every(([path, demand]) => {
    if (path.startsWith('$')) return equal(getField(filter, path), demand);
    if (demands(filter, path, demand)) return true;
    const points = bounds.get(path)?.points;
    // A dotted path may reach several values; only a plain field is known to have the point itself.
    if (!points || path.includes('.')) return false;
    const matches = compileFilter({ [path]: demand });
    return points.every((point) => point !== null && matches({ [path]: point }));
  });
}

function demands(filter: Doc, path: string, demand: unknown): boolean {
  const own = getField(filter, path);
  if (own !== undefined && equal(own, demand)) return true;
  const all = getField(filter, '$and');
  return isArray(all) && all.some((branch) => isDoc(branch) && demands(branch, path, demand));
}
