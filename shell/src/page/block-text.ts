/** Returns the text of a JSON block, or null if the page does not have it. */
export function blockText(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}
