import { writeFileSync } from 'node:fs';

/** One promise and what was measured of it. */
export interface Result {
  what: string;
  ours: string;
  other: string;
  /** Of ours to the other. */
  ratio: number;
  min?: number;
  max?: number;
}

export function passes({ ratio, min = -Infinity, max = Infinity }: Result): boolean {
  return ratio >= min && ratio <= max;
}

/** The middle one, of which a slow or a lucky round is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints the results as a table and writes them as JSON. */
export function report(store: string, results: readonly Result[], file: string): void {
  console.log(`\n${store}`);
  console.table(
    results.map((result) => ({
      what: result.what,
      ours: result.ours,
      other: result.other,
      ratio: result.ratio.toFixed(2),
      promised: [
        result.min === undefined ? '' : `≥ ${result.min}`,
        result.max === undefined ? '' : `≤ ${result.max}`,
      ].join(''),
      kept: passes(result) ? 'yes' : 'NO',
    })),
  );
  writeFileSync(file, `${JSON.stringify({ store, results }, null, 2)}\n`);
  console.log(`As JSON: ${file}`);
}
