import { writeFileSync } from 'node:fs';

/** One promise and what was measured of it. */
export interface Finding {
  what: string;
  ours: string;
  other: string;
  /** Of ours to the other. */
  ratio: number;
  least?: number;
  most?: number;
}

export function isKept({ ratio, least = -Infinity, most = Infinity }: Finding): boolean {
  return ratio >= least && ratio <= most;
}

/** The middle one, of which a slow or a lucky round is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints the findings as a table and writes them as JSON. */
export function report(store: string, findings: readonly Finding[], file: string): void {
  console.log(`\n${store}`);
  console.table(
    findings.map((finding) => ({
      what: finding.what,
      ours: finding.ours,
      other: finding.other,
      ratio: finding.ratio.toFixed(2),
      promised: [
        finding.least === undefined ? '' : `≥ ${finding.least}`,
        finding.most === undefined ? '' : `≤ ${finding.most}`,
      ].join(''),
      kept: isKept(finding) ? 'yes' : 'NO',
    })),
  );
  writeFileSync(file, `${JSON.stringify({ store, findings }, null, 2)}\n`);
  console.log(`As JSON: ${file}`);
}
