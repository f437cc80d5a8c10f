/** What happened in each case: a row for each fault, a column for each place. */
export class FaultTable {
  readonly failures: string[] = [];
  readonly #places: readonly string[];
  readonly #rows = new Map<string, Map<string, string>>();
  readonly #notes: string[] = [];

  constructor(places: readonly string[]) {
    this.#places = places;
  }

  /** A case that notes what it did, or that it failed, so that the other cases still run. */
  case(fault: string, place: string, run: () => Promise<string>): () => Promise<void> {
    this.#set(fault, place, '');
    return async () => {
      try {
        this.#set(fault, place, await run());
      } catch (error) {
        this.#set(fault, place, 'FAILED');
        this.failures.push(`${fault}, ${place}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
  }

  notApplicable(fault: string, place: string, reason: string): void {
    this.#set(fault, place, 'n/a');
    this.#notes.push(`n/a ${fault}, ${place}: ${reason}`);
  }

  toString(): string {
    const lines = [...this.#rows].map(([fault, row]) => [
      fault,
      ...this.#places.map((place) => row.get(place) ?? ''),
    ]);
    const rows = [['', ...this.#places], ...lines];
    const widths =
      rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
    const text = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
    return [...text, ...this.#notes].join('\n');
  }

  #set(fault: string, place: string, cell: string): void {
    const row = this.#rows.get(fault) ?? new Map<string, string>();
    this.#rows.set(fault, row.set(place, cell));
  }
}

/** The time since then, for a cell. */
export const seconds = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
