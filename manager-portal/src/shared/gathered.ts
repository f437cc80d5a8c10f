/**
 * Entities from several responses, by ID. The map keeps its identity while responses only add entries, so that unrelated
 * responses do not cause renders. Once an entry changes, it is a new map.
 */
export class Gathered<Entity extends { _id: string }> {
  #known = new Map<string, Entity>();

  /** @param entities of all responses; the last one with an ID wins */
  gather(entities: readonly Entity[]): ReadonlyMap<string, Entity> {
    const now = new Map(entities.map((entity) => [entity._id, entity]));
    const isChanged = [...now].some(([id, entity]) => {
      const known = this.#known.get(id);
      if (!known || known === entity) return false;
      return JSON.stringify(known) !== JSON.stringify(entity);
    });
    if (isChanged) this.#known = now;
    else now.forEach((entity, id) => this.#known.has(id) || this.#known.set(id, entity));
    return this.#known;
  }
}
