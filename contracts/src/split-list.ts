/**
 * What separates the items of a list that is typed or pasted: commas and semicolons of all scripts, line breaks, and tabs.
 * An item can hold none of them.
 */
export const SEPARATORS = /[,;\n\r\t\v\f\u0085\u2028\u2029\u037e،؛߸፣፤᠂⸲⸴⹁、꘍︐︑︔﹐﹑﹔，；､]/u;

const BULLET = '[-*+–—−•·‣⁃∙▪▫■□◦●○→➢➤✓✔☐☑☒\\uf0a7\\uf0b7]';
/** On the same line, so that the time to look for marks grows with the text alone. */
const BLANK = '[^\\S\\r\\n\\u2028\\u2029]';

/** What begins the lines of a list in a document or a message: a bullet, a check box, a number, or a letter. */
const MARK = new RegExp(
  `^(?:${BLANK}|\\p{Default_Ignorable_Code_Point})*` +
    `(?:(?:${BULLET}(?:${BLANK}+\\[[ x]?\\])?|\\d{1,3}[.)]|[a-z]\\))(?:${BLANK}+|$)|[\\d０-９]{1,3}[．）、])`,
  'gimu',
);

/** Splits a list that is typed or pasted. The items may be empty, repeated, and padded with blanks. */
export function splitList(text: string): string[] {
  return text.replace(MARK, '').split(SEPARATORS);
}
