import { foldText } from './fold-text';

/** The text asked for as a literal part of a stored search text; nothing when it is blank. */
export function textFilter<Field extends string>(
  field: Field,
  q: string | undefined,
): Partial<Record<Field, { $regex: string }>> {
  const wanted = foldText(q ?? '').trim();
  if (wanted === '') return {};
  const literal = wanted.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return { [field]: { $regex: literal } } as Record<Field, { $regex: string }>;
}
