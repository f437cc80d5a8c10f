import { spellings } from '@erm/contracts/fold-text';

type Contains<Field extends string> = Record<Field, { $regex: string }>;

/** Matches stored search text that contains `q` literally; matches everything when `q` is blank (see `textMatcher`). */
export function textFilter<Field extends string>(
  field: Field,
  q = '',
): Partial<Contains<Field>> | { $or: Contains<Field>[] } {
  const [first, ...others] = spellings(q).map(
    (spelling) => ({ [field]: { $regex: escaped(spelling) } }) as Contains<Field>,
  );
  if (!first || first[field].$regex === '') return {};
  return others.length === 0 ? first : { $or: [first, ...others] };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
