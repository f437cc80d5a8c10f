/** An object of a site. The tag changes with its content. */
export interface StoredObject {
  readonly content: Buffer;
  readonly tag: string;
}

/** An object of a site. */
export interface StoredFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When it was written, in milliseconds since 1970. */
  readonly modified: number;
  /** Changes with its content. Not the tag of `read`. */
  readonly tag: string;
}

/** A site that can be read. Paths are relative and use slashes. */
export interface SiteReader {
  /** What this is to a person: a folder, or the address of a bucket. */
  readonly address: string;
  /** Whether a read costs next to nothing. From a bucket it takes a while, may fail, and has a price. */
  readonly isLocal: boolean;
  /**
   * Null if there is no such object. A bucket does not resend a known object, which is returned then.
   * @throws StoreFailure if a bucket does not respond, or refuses
   */
  read(path: string, known?: StoredObject): Promise<StoredObject | null>;
  /** Everything below a folder, in the order of the paths. */
  list(folder: string): Promise<StoredFile[]>;
}

/** Where a site lives. Every write is atomic: a reader sees the old content or the new, never a part. */
export interface SiteStore extends SiteReader {
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

/** A bucket did not hand something out. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  /** Whether trying again is of no use, because the address or the permissions are wrong. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
