import { foldText } from './fold-text';

/** Matches stored search text that contains `q` literally; matches everything when `q` is blank. */
export function textFilter<Field extends string>(
  field: Field,
  q: string | undefined,
): Partial<Record<Field, { $regex: string }>> {
  const text = searched(q);
  if (text === '') return {};
  const literal = text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return { [field]: { $regex: literal } } as Record<Field, { $regex: string }>;
}

/** The same test for search text in memory. */
export function matchesText(text: string, q: string | undefined): boolean {
  return text.includes(searched(q));
}

function searched(q = ''): string {
  return foldText(q).trim();
}
