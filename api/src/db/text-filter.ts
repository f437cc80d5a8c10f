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
export function textMatcher(q: string | undefined): (text: string) => boolean {
  const text = searched(q);
  return (candidate) => candidate.includes(text);
}

function searched(q = ''): string {
  return foldText(q).trim();
}
