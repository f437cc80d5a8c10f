/**
 * Separators of a typed or pasted list: commas and semicolons of all scripts, line breaks, and tabs. Items cannot
 * contain them.
 */
export const SEPARATORS = /[,;\n\r\t\v\f\u0085\u2028\u2029\u037e،؛߸፣፤᠂⸲⸴⹁、꘍︐︑︔﹐﹑﹔，；､]/u;

/**
 * List markers at the start of a line in a document or message: a bullet, a check box, a number, or a letter. Matches
 * only spaces of the same line, so that the time is linear in the length of the text.
 */
const MARK =
  /^(?:[^\S\r\n\u2028\u2029]|\p{DI})*(?:(?:[-*+–—−•·‣⁃∙■-◿→➢➤✓✔☐-☒\uf0a7\uf0b7](?:\s\[[ x]?\])?|\d{1,3}[.)]|[a-z]\))(?:[^\S\r\n\u2028\u2029]+|$)|[\d０-９]{1,3}[．）、])/gimu;

/** Splits a list that is typed or pasted. The items may be empty, repeated, and padded with blanks. */
export function splitList(text: string): string[] {
  return text.replace(MARK, '').split(SEPARATORS);
}
