import type { DaySpan } from '@erm/contracts/calendar-day';

/** A row of a grid as its view draws it. */
export interface GridRow {
  /** Of what it shows: an engineer, a project, a place. */
  id: string;
  /** In px. */
  height: number;
  /** What the arrow keys reach after its head, in order of their first days. */
  cells: readonly (DaySpan & { _id: string })[];
  /** The ID of the row that it belongs to, which stands in for it when it is gone. */
  parent?: string;
}

const PROVISIONAL = 'row-';

/** The rows of a grid in order. Rows that are not loaded have a provisional ID, which stands for their position. */
export class RowList<Row extends GridRow = GridRow> {
  readonly #rows: readonly (Row | undefined)[];
  #indexes: ReadonlyMap<string, number> | null = null;

  constructor(rows: readonly (Row | undefined)[]) {
    this.#rows = rows;
  }

  /** @param rowAt the row at a position, if it is loaded */
  static of<Row extends GridRow>(count: number, rowAt: (index: number) => Row | undefined): RowList<Row> {
    return new RowList(Array.from({ length: count }, (_, index) => rowAt(index)));
  }

  get count(): number {
    return this.#rows.length;
  }

  /** In px; undefined for rows that are not loaded. */
  get heights(): (number | undefined)[] {
    return this.#rows.map((row) => row?.height);
  }

  /** The row at a position, from 0; undefined if it is not loaded or there is none. */
  at(index: number): Row | undefined {
    return this.#rows[index];
  }

  /** The ID of the row at a position, which is provisional until the row is loaded. */
  idAt(index: number): string {
    return this.#rows[index]?.id ?? `${PROVISIONAL}${index}`;
  }

  /** The row with an ID, if it is loaded. */
  get(id: string | null | undefined): Row | undefined {
    return this.#rows[this.indexOf(id) ?? -1];
  }

  /** The position of the row with an ID; undefined if there is none, or it is not loaded and the ID not provisional. */
  indexOf(id: string | null | undefined): number | undefined {
    if (id?.startsWith(PROVISIONAL)) {
      const index = Number(id.slice(PROVISIONAL.length));
      return index < this.count ? index : undefined;
    }
    this.#indexes ??= new Map(this.#rows.flatMap((row, index) => (row ? [[row.id, index]] : [])));
    return this.#indexes.get(id ?? '');
  }

  /** Where a row of an earlier list is now, or else what it belonged to; undefined if neither is loaded. */
  indexNow(row: GridRow | undefined): number | undefined {
    return this.indexOf(row?.id) ?? this.indexOf(row?.parent);
  }

  /** The loaded rows, each with its position. */
  *loaded(): Generator<[index: number, row: Row]> {
    for (const [index, row] of this.#rows.entries()) if (row) yield [index, row];
  }
}
