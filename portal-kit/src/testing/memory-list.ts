import { searchText, textMatcher } from '@erm/contracts/fold-text';

/** Returns a page of a list like the API. The cursor is the index of the next row. */
export function memoryList<Row extends { _id: string }>(
  rows: readonly Row[],
  query: URLSearchParams,
  { text, order }: { text: (row: Row) => string; order: (row: Row, field: string) => string | number },
) {
  const matches = textMatcher(query.get('q') ?? '');
  const sort = query.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const matching = rows.filter((row) => matches(searchText([text(row)])));
  if (field) {
    const direction = sort.startsWith('-') ? -1 : 1;
    matching.sort((one, other) => {
      const [first, second] = [order(one, field), order(other, field)];
      return first === second ? 0 : (first < second ? -1 : 1) * direction;
    });
  }
  const start = Number(query.get('cursor') ?? 0);
  const through = start === 0 ? matching.findIndex(({ _id }) => _id === query.get('through')) : -1;
  const end = start + through + 1 + Number(query.get('limit') ?? matching.length);
  return {
    rows: matching.slice(start, end),
    page: { total: matching.length, nextCursor: end < matching.length ? String(end) : null },
  };
}

/** The query's parameters, with a list for those that are repeated. */
export function paramsOf(query: URLSearchParams): Record<string, unknown> {
  const lists = ['skill', 'department', 'open'].filter((name) => query.has(name));
  return {
    ...Object.fromEntries(query),
    ...Object.fromEntries(lists.map((name) => [name, query.getAll(name)])),
  };
}
