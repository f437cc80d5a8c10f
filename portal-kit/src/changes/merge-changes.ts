import type { Change } from '@erm/contracts/changes';

/**
 * Several changes of the same thing as one, the latest: of a field, what it was before the oldest of them and is after the
 * newest.
 * @param changes newest first
 */
export function mergeChanges(changes: readonly [Change, ...Change[]]): Change {
  return {
    ...changes[0],
    before: Object.assign({}, ...changes.map(({ before }) => before)) as Change['before'],
    after: Object.assign({}, ...changes.toReversed().map(({ after }) => after)) as Change['after'],
    engineers: changes.flatMap(({ engineers }) => engineers),
    projects: changes.flatMap(({ projects }) => projects),
  };
}
