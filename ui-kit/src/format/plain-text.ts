/**
 * Typed text in the plainest form: the digits and signs of a Japanese keyboard as those of any, one kind of dash, and
 * without the marks that nobody can see but programs put around what is copied.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\p{Dash_Punctuation}−]/gu, '-')
    .trim();
}
