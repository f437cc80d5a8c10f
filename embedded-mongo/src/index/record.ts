import { decodeStored, encode } from '../values/bson';
import type { Doc } from '../values/types';

let nextRecordId = 1;

/** One version of a document. */
export class Version {
  readonly record: DocRecord;
  /** How many bytes the document has when encoded. */
  readonly size: number;
  #doc: Doc | undefined;
  #bytes: Uint8Array | undefined;

  /** @param content the document, or its encoded bytes, which are decoded only when the document is read */
  constructor(record: DocRecord, content: Doc | Buffer, size: number) {
    this.record = record;
    this.size = size;
    if (Buffer.isBuffer(content)) this.#bytes = content;
    else this.#doc = content;
  }

  get doc(): Doc {
    this.#doc ??= decodeStored(this.bytes);
    this.#bytes = undefined;
    return this.#doc;
  }

  get bytes(): Uint8Array {
    return this.#bytes ?? encode(this.#doc ?? {});
  }
}

/** The owner of uncommitted writes. */
export interface Writer {
  /** Resolves once the writes have been committed or rolled back. */
  readonly ended: Promise<void>;
}

/** A point-in-time view: all commits up to `seq`, and the writes of the reader's own transaction. */
export interface Snapshot {
  readonly seq: number;
  readonly transaction?: Writer | undefined;
}

/**
 * The versions of one document: the committed one, older ones that are still visible, and an uncommitted one. Index
 * entries refer to it.
 */
export class DocRecord {
  readonly id = nextRecordId++;
  committed: Version | null = null;
  committedSeq = 0;
  older: { version: Version | null; seq: number }[] = [];
  pending: { readonly transaction: Writer; version: Version | null } | undefined;

  visibleTo(snapshot: Snapshot): Version | null {
    if (this.pending && this.pending.transaction === snapshot.transaction) return this.pending.version;
    if (this.committedSeq <= snapshot.seq) return this.committed;
    return this.older.findLast(({ seq }) => seq <= snapshot.seq)?.version ?? null;
  }

  /** The version that a write replaces. */
  get latest(): Version | null {
    return this.pending ? this.pending.version : this.committed;
  }

  /** Whether every reader sees the same version. */
  get isSettled(): boolean {
    return !this.pending && this.older.length === 0;
  }

  /** Every version whose keys must be in the indexes. */
  *versions(): Generator<Version, void> {
    for (const { version } of this.older) if (version) yield version;
    if (this.committed) yield this.committed;
    if (this.pending?.version) yield this.pending.version;
  }
}
