import type { Doc } from '../values/kinds';

let nextVersionId = 1;

/** One state of one document; what the indexes point to. */
export class Version {
  readonly id = nextVersionId++;
  readonly record: DocRecord;
  readonly doc: Doc;

  constructor(record: DocRecord, doc: Doc) {
    this.record = record;
    this.doc = doc;
  }
}

/** Whoever has unfinished writes. */
export interface Writer {
  /** Settles when the writes have been committed or given up. */
  readonly ended: Promise<void>;
}

/** What a reader sees: the commits up to `seq`, and the writes of its own transaction. */
export interface View {
  readonly seq: number;
  readonly transaction?: Writer | undefined;
}

/** The life of one `_id`: its committed state, older ones still in somebody's view, one being written. */
export class DocRecord {
  committed: Version | null = null;
  committedSeq = 0;
  older: { version: Version | null; seq: number }[] = [];
  pending: { readonly transaction: Writer; version: Version | null } | undefined;

  visibleTo(view: View): Version | null {
    if (this.pending && this.pending.transaction === view.transaction) return this.pending.version;
    if (this.committedSeq <= view.seq) return this.committed;
    return this.older.findLast((state) => state.seq <= view.seq)?.version ?? null;
  }
}
