/** An object of a site. The tag changes with its content. */
export interface StoredObject {
  content: Buffer;
  tag: string;
}

/** What a site has at a path. */
export interface StoredFile {
  path: string;
  /** In bytes. */
  size: number;
  /** When it was written, in milliseconds since 1970. */
  modified: number;
}

/**
 * Where a site lives. Paths are relative and use slashes. Every write is atomic: a reader sees the old content or the
 * new, never a part.
 */
export interface SiteStore {
  /** What this is to a person: a folder, or the address of a bucket. */
  readonly address: string;
  /** Null if there is no such object. */
  read(path: string): Promise<StoredObject | null>;
  /** Everything below a folder, in the order of the paths. */
  list(folder: string): Promise<StoredFile[]>;
  /** Nothing happens if there is no such object. */
  remove(path: string): Promise<void>;
  write(path: string, content: Buffer): Promise<void>;
  /**
   * Writes an object that others may change at the same time: only if its tag is still `tag`, or, for null, only if it
   * does not exist.
   * @throws ConflictError if it has changed
   */
  replace(path: string, content: Buffer, tag: string | null): Promise<void>;
}

/** Somebody else changed the object in between. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';

  constructor(path: string) {
    super(`${path} was changed by another publication.`);
  }
}
