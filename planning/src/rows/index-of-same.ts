/** Where the row with the ID of another one is. Without one that is loaded, where that was. */
export function indexOfSame<Row>(
  rows: ReadonlyMap<number, Row>,
  idOf: (row: Row) => string,
): (index: number, before: ReadonlyMap<number, Row>) => number {
  return (index, before) => {
    const row = before.get(index);
    if (!row) return index;
    const id = idOf(row);
    for (const [now, other] of rows) if (idOf(other) === id) return now;
    return index;
  };
}
