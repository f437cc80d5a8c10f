import type { Change } from '@erm/contracts/changes';

/**
 * Merges changes of one entity into the latest: each field has its value before the oldest and after the newest of
 * them.
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
