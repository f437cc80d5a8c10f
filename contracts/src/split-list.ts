/**
 * What separates the items of a list that is typed or pasted: commas and semicolons of all scripts, line breaks, and tabs.
 * An item can hold none of them.
 */
export const SEPARATORS = /[,;\n\r\t\v\f\u0085\u2028\u2029\u037e،؛߸፣፤᠂⸲⸴⹁、꘍︐︑︔﹐﹑﹔，；､]/u;

/** Splits a list that is typed or pasted. The items may be empty, repeated, and padded with blanks. */
export function splitList(text: string): string[] {
  return text.split(SEPARATORS);
}
