/** Of pages with commas between them, as which they stay the same between renders. */
export const pagesIn = (listed: string) => (listed === '' ? [] : listed.split(',').map(Number));

/** The pages of some rows, first those of further rows, then those of all rows from the first to the last in sight. */
export function pagesToRead(
  pageRows: number,
  [first, last]: readonly [number, number],
  further: readonly number[],
): number[] {
  const pageOf = (row: number) => Math.floor(row / pageRows);
  const start = pageOf(first);
  const inSight = Array.from({ length: pageOf(last) - start + 1 }, (_, index) => start + index);
  return [...new Set(further.map(pageOf))].filter((page) => !inSight.includes(page)).concat(inSight);
}
