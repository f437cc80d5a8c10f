/** Returns a copy of the query parameters with one of them set, or removed if its value is empty. */
export function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
