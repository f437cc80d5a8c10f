/** The same address parameters with one of them set, or gone when its value is empty. */
export function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
