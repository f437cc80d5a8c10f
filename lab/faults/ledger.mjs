/**
 * What an assignment may look like in the database; null if it is not there.
 *
 * @typedef {{ role: string, allocationPercentage: number, version: number } | null} State
 *
 * @typedef {{ _id: unknown, role: string, allocationPercentage: number, version: number }} StoredAssignment
 */

/**
 * Remembers every write. Each assignment belongs to one writer and has a mark of its own, the first word of its role.
 * An acknowledged write leaves one possible state; one without a clear answer adds its state to those before.
 */
export class Ledger {
  /** @type {Map<string, { id?: string, states: State[] }>} */
  #entries = new Map();
  acknowledged = 0;

  /**
   * @param {string} mark
   * @param {State} state
   * @param {string} id
   */
  acknowledge(mark, state, id) {
    this.acknowledged += 1;
    this.#entries.set(mark, { id, states: [state] });
  }

  /**
   * @param {string} mark
   * @param {State} state
   */
  doubt(mark, state) {
    const entry = this.#entries.get(mark) ?? { states: [null] };
    this.#entries.set(mark, { ...entry, states: [...entry.states, state] });
  }

  /**
   * @param {readonly StoredAssignment[]} stored all that the writers have left
   * @returns {string[]} what is lost, twice there, or there without having been written
   */
  compare(stored) {
    /** @type {Map<string, StoredAssignment[]>} */
    const found = new Map();
    for (const each of stored) {
      const mark = each.role.split(' ')[0] ?? '';
      found.set(mark, [...(found.get(mark) ?? []), each]);
    }
    const unknown = [...found.keys()].filter((mark) => !this.#entries.has(mark));
    return [
      ...unknown.map((mark) => `${mark} was never written`),
      ...[...this.#entries].flatMap(([mark, { id, states }]) => {
        const [one, ...others] = found.get(mark) ?? [];
        if (others.length > 0) return [`${mark} was created ${others.length + 1} times`];
        if (states.some((state) => isSame(state, one, id))) return [];
        return [`${mark} is ${JSON.stringify(one ?? null)}, but must be ${JSON.stringify(states)}`];
      }),
    ];
  }
}

/**
 * @param {State} state
 * @param {StoredAssignment | undefined} stored
 * @param {string | undefined} id
 */
function isSame(state, stored, id) {
  if (state === null || stored === undefined) return state === null && stored === undefined;
  return (
    (id === undefined || String(stored._id) === id) &&
    stored.role === state.role &&
    stored.allocationPercentage === state.allocationPercentage &&
    stored.version === state.version
  );
}
