/** The URL parameters except for some, as a string to compare. */
export function addressWithout(names: readonly string[]): string {
  const params = new URLSearchParams(window.location.search);
  for (const name of names) params.delete(name);
  return params.toString();
}
