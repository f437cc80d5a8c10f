import type { LiveEvent } from '@erm/contracts/events';
import { perQueryClient } from '../live/per-query-client';
import type { Undoable } from './undoable';

/** A change that the user made in this tab, and its description, such as "Assignment moved". */
export interface OwnChange {
  undoable: Undoable;
  title: string;
}

const REMEMBERED = 100;

/** The changes of this tab: to undo the latest ones, and to know which events are no news. */
export interface OwnChanges {
  /** Records a new change, which discards the redo history. */
  add(change: OwnChange): void;
  /** Remembers that a change was undone by another one, or redone. */
  reverted(change: OwnChange, by: OwnChange, isRedo: boolean): void;
  /** Drops a change that nothing can undo, or redo, anymore: the one before it is the latest then. */
  forget(change: OwnChange): void;
  /**
   * Reverts the latest change once those before it are reverted, because until then, these are the latest.
   * @param onNone called if there is none
   */
  revertLatest(
    kind: 'undo' | 'redo',
    revert: (change: OwnChange) => Promise<unknown>,
    onNone: () => void,
  ): void;
  has(event: Pick<LiveEvent, 'changeId' | 'batchId'>): boolean;
}

export const ownChangesOf = perQueryClient(createOwnChanges);

function createOwnChanges(): OwnChanges {
  const ids = new Set<string>();
  let reverting = Promise.resolve();
  let [done, undone]: [OwnChange[], OwnChange[]] = [[], []];
  const remember = ({ undoable }: OwnChange) => {
    ids.add(idOf(undoable));
    if (ids.size > REMEMBERED) ids.delete(ids.values().next().value!);
  };
  const without = (changes: OwnChange[], { undoable }: OwnChange) =>
    changes.filter((other) => idOf(other.undoable) !== idOf(undoable));
  const latest = (kind: 'undo' | 'redo') => (kind === 'undo' ? done : undone).at(-1);
  return {
    add(change) {
      remember(change);
      done = [...done.slice(1 - REMEMBERED), change];
      undone = [];
    },
    reverted(change, by, isRedo) {
      remember(by);
      done = without(done, change);
      undone = without(undone, change);
      (isRedo ? done : undone).push(by);
    },
    forget(change) {
      done = without(done, change);
      undone = without(undone, change);
    },
    revertLatest(kind, revert, onNone) {
      reverting = reverting.then(async () => {
        const change = latest(kind);
        if (change) await revert(change);
        else onNone();
      });
    },
    has: ({ changeId, batchId }) => ids.has(changeId) || (batchId !== null && ids.has(batchId)),
  };
}

function idOf(undoable: Undoable): string {
  return 'batchId' in undoable ? undoable.batchId : undoable.changeId;
}
