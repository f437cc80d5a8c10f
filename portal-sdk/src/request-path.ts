type Single = string | number | boolean | undefined;

/** A list is sent as one parameter per item. */
export type QueryValue = Single | readonly Single[];

/**
 * Builds the path of a request: replaces each `{name}` with its parameter and appends the query in order, without
 * undefined and empty values. A list becomes one parameter per item.
 * @throws if a parameter of the path is missing
 */
export function requestPath(
  template: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`The path ${template} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== undefined && value !== '') search.append(name, String(value));
    }
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
