import { writeFileSync } from 'node:fs';

/** One bound and what was measured against it. */
export interface Result {
  what: string;
  ours: string;
  other: string;
  /** Ours divided by the other. */
  ratio: number;
  min?: number;
  max?: number;
}

export function passes({ ratio, min = -Infinity, max = Infinity }: Result): boolean {
  return ratio >= min && ratio <= max;
}

/** Unlike a mean, unaffected by a single slow or lucky round. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints the results as a table and writes them as JSON. */
export function report(server: string, results: readonly Result[], file: string): void {
  console.log(`\n${server}`);
  console.table(
    results.map((result) => ({
      what: result.what,
      ours: result.ours,
      other: result.other,
      ratio: result.ratio.toFixed(2),
      bound: [
        result.min === undefined ? '' : `≥ ${result.min}`,
        result.max === undefined ? '' : `≤ ${result.max}`,
      ].join(''),
      passes: passes(result) ? 'yes' : 'NO',
    })),
  );
  writeFileSync(file, `${JSON.stringify({ server, results }, null, 2)}\n`);
  console.log(`As JSON: ${file}`);
}
