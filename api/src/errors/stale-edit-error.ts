/** An edit was made on an older version than `current`, the document as it stands. Routes present it as a conflict. */
export class StaleEditError extends Error {
  readonly current: unknown;

  constructor(current: unknown) {
    super('The edit was made on an older version');
    this.name = 'StaleEditError';
    this.current = current;
  }
}

/** Throws when an edit names a version other than the current one. Edits without a version always apply. */
export function assertNotStale(current: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== current.version) throw new StaleEditError(current);
}
