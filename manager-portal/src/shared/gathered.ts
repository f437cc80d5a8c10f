/**
 * What comes with several answers, by ID. The map stays the same while answers only add to it, so that what is drawn from
 * it is not drawn again for an answer about something else. Once one of its entries has changed, it is another map.
 */
export class Gathered<Entity extends { _id: string }> {
  #known = new Map<string, Entity>();

  /** @param entities of all answers; of several with one ID, the last one holds */
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
