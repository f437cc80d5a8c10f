/** Resolves the URL with the browser's parser, because it ignores tabs and line breaks. */
export function isSameOrigin(url: string): boolean {
  return URL.canParse(url, location.origin) && new URL(url, location.origin).origin === location.origin;
}
