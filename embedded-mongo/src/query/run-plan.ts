import { compareKeys, type KeyPattern, sortKeyOf } from '../index/key-pattern';
import type { Collection } from '../store/collection';
import type { Version, View } from '../store/record';
import type { Doc } from '../values/kinds';
import { positionIn } from './bounds';
import type { IndexScan, Plan } from './plan';

/** How much a query looked at, for `explain`. */
export interface ScanStats {
  keysExamined: number;
  docsExamined: number;
}

/** The documents that a plan visits, each once: a superset of those that match. */
export function* runPlan(
  plan: Plan,
  collection: Collection,
  view: View,
  sort: KeyPattern,
  stats: ScanStats,
): Generator<Doc, void> {
  if (plan.kind === 'scan') {
    for (const doc of collection.visible(view)) {
      stats.docsExamined += 1;
      yield doc;
    }
    return;
  }
  const seen = new Set<Version>();
  const mayRepeat = plan.kind === 'or' || plan.index.isMultikey;
  for (const version of versionsOf(plan, view, sort, stats)) {
    if (mayRepeat) {
      if (seen.has(version)) continue;
      seen.add(version);
    }
    stats.docsExamined += 1;
    yield version.doc;
  }
}

function versionsOf(
  plan: Exclude<Plan, { kind: 'scan' }>,
  view: View,
  sort: KeyPattern,
  stats: ScanStats,
): Iterable<Version> {
  if (plan.kind === 'index') return scanIndex(plan, view, stats);
  const sources = plan.branches.map((branch) => scanIndex(branch, view, stats));
  return plan.isSorted ? merge(sources, sort) : concatenate(sources);
}

function* scanIndex(plan: IndexScan, view: View, stats: ScanStats): Generator<Version, void> {
  const { index, interval } = plan;
  const prefixes = plan.direction === 1 ? plan.prefixes : plan.prefixes.toReversed();
  for (const prefix of prefixes) {
    const fields = index.pattern.slice(0, prefix.length);
    const next = index.pattern[prefix.length];
    const position = (key: readonly unknown[]) =>
      compareKeys(fields, key, prefix) ||
      (interval && next ? positionIn(interval, key[prefix.length]) * next.direction : 0);
    const entries =
      plan.direction === 1
        ? index.entries.from(({ key }) => position(key) >= 0)
        : index.entries.backFrom(({ key }) => position(key) > 0);
    for (const { key, version } of entries) {
      if (position(key) !== 0) break;
      stats.keysExamined += 1;
      if (version.record.visibleTo(view) === version) yield version;
    }
  }
}

function* concatenate(sources: readonly Iterable<Version>[]): Generator<Version, void> {
  for (const source of sources) yield* source;
}

/** Joins streams that are each in the sort's order. */
function* merge(sources: readonly Iterator<Version, void>[], sort: KeyPattern): Generator<Version, void> {
  const pull = (source: Iterator<Version, void>) => {
    const { value } = source.next();
    return value ? [{ source, version: value, key: sortKeyOf(value.doc, sort) }] : [];
  };
  let heads = sources.flatMap(pull);
  while (heads.length > 0) {
    const least = heads.reduce((best, head) => (compareKeys(sort, head.key, best.key) < 0 ? head : best));
    yield least.version;
    heads = [...heads.filter((head) => head !== least), ...pull(least.source)];
  }
}
