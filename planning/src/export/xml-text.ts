const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Strips characters that XML does not allow; texts stored by earlier releases may contain some. */
export function xmlText(markup: string): string {
  return markup.replace(NOT_XML, '');
}
