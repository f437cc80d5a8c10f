/**
 * Simplifies typed text: full-width digits and signs become ASCII, all dashes the same one, and invisible marks that
 * programs add to copied text are removed.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Dash_Punctuation}−]/gu, '-')
    .trim();
}
