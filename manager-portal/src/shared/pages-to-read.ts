/** Parses comma-separated pages, a form that is stable between renders. */
export const pagesIn = (listed: string) => (listed === '' ? [] : listed.split(',').map(Number));

/** The pages to load: those of further rows first, then those of the visible range. */
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
