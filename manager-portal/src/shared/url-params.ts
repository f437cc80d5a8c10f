const ID = /^[0-9a-f]{24}$/;

/** The one of the values that a parameter has, undefined if it is missing or another one. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export function idParam(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return ID.test(text) ? text : undefined;
}

/** The texts of a repeated parameter, without empty and repeated ones, and those that nothing can be called. */
export function textParams(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name).map((text) => text.trim()))]
    .filter((text) => text !== '' && text.length <= 60 && !text.includes('\0'))
    .slice(0, 50);
}

/** Returns a copy of the parameters in which these have the given values. Those without a value are removed. */
export function withParams(
  current: URLSearchParams,
  values: Record<string, readonly string[]>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, texts] of Object.entries(values)) {
    next.delete(name);
    for (const text of texts) next.append(name, text);
  }
  return next;
}
