const ID = /^[0-9a-f]{24}$/;

/** The value of a parameter if it is one of `allowed`, else undefined. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export function idParam(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? '';
  return ID.test(text) ? text : undefined;
}

/** The values of a repeated parameter, without empty, duplicate, and impossible ones. */
export function textParams(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name).map((text) => text.trim()))]
    .filter((text) => text !== '' && text.length <= 60 && !text.includes('\0'))
    .slice(0, 50);
}

/** A copy of the parameters with the given values; empty ones are removed. */
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
