import { replaceEqualDeep } from '@tanstack/react-query';

/** State that the bars of a row share, besides its data. */
export interface RowState {
  /** ID of the active cell if it is in this row. */
  active: string | null;
  /** ID of the assignment with open details if it is in this row. */
  selected: string | null;
  /** IDs of picked assignments of the row. */
  picked: readonly string[];
  /** IDs of held assignments of the row; only their outlines remain in place. */
  taken: readonly string[];
}

interface Around {
  active: string | null;
  selected: string | null;
  picked: ReadonlySet<string>;
  taken: ReadonlySet<string>;
}

/** State of the grid that affects the bars of one row. */
export function rowState(bars: readonly { _id: string }[], around: Around): RowState {
  const { active, selected, picked, taken } = around;
  const idsIn = (ids: ReadonlySet<string>) =>
    ids.size === 0 ? NONE : bars.flatMap(({ _id }) => (ids.has(_id) ? _id : []));
  return {
    active,
    selected: bars.some(({ _id }) => _id === selected) ? selected : null,
    picked: idsIn(picked),
    taken: idsIn(taken),
  };
}

const NONE: readonly string[] = [];

/** States of rows that are memoized: a row keeps its last one while the next one is equal. */
export class KeptStates<State> {
  readonly #states = new WeakMap<object, State>();

  /** @param of what identifies the row, which renders anyway when it is another */
  keep(of: object, next: State): State {
    const kept = replaceEqualDeep(this.#states.get(of), next);
    this.#states.set(of, kept);
    return kept;
  }
}
