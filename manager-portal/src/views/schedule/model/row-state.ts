/** The given IDs that are among the bars of a row, joined to a string, so that memoized rows only render when they change. */
export function idsIn(bars: readonly { _id: string }[], ids: ReadonlySet<string>): string {
  return ids.size === 0 ? '' : bars.flatMap(({ _id }) => (ids.has(_id) ? _id : [])).join(' ');
}
