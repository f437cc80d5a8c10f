import type { DaySpan } from '@erm/contracts/calendar-day';

/** A row of a grid, as its view draws it. */
export interface GridRow {
  /** ID of the row's engineer, project, or open place. */
  id: string;
  /** In px. */
  height: number;
  /** The cells that arrow keys reach after the row header, in order of their first days. */
  cells: readonly (DaySpan & { _id: string })[];
  /** ID of its parent row, which gets the focus when this row is gone. */
  parent?: string;
}

const PROVISIONAL = 'row-';

/** The rows of a grid, in order. A row that is not loaded has a provisional ID, derived from its position. */
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

  /** ID of the row at a position; provisional until the row is loaded. */
  idAt(index: number): string {
    return this.#rows[index]?.id ?? `${PROVISIONAL}${index}`;
  }

  /** The row with an ID, if it is loaded. */
  get(id: string | null | undefined): Row | undefined {
    return this.#rows[this.indexOf(id) ?? -1];
  }

  /** Position of the row with an ID, also a provisional one; undefined if no loaded row has it. */
  indexOf(id: string | null | undefined): number | undefined {
    if (id?.startsWith(PROVISIONAL)) {
      const index = Number(id.slice(PROVISIONAL.length));
      return index < this.count ? index : undefined;
    }
    this.#indexes ??= new Map(this.#rows.flatMap((row, index) => (row ? [[row.id, index]] : [])));
    return this.#indexes.get(id ?? '');
  }

  /** Current position of a row of an earlier list, or of its parent; undefined if neither is loaded. */
  indexNow(row: GridRow | undefined): number | undefined {
    return this.indexOf(row?.id) ?? this.indexOf(row?.parent);
  }

  /** The loaded rows, each with its position. */
  *loaded(): Generator<[index: number, row: Row]> {
    for (const [index, row] of this.#rows.entries()) if (row) yield [index, row];
  }
}
