const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Markup without the characters that XML does not allow, which texts of earlier releases may have. */
export function xmlText(markup: string): string {
  return markup.replace(NOT_XML, '');
}
