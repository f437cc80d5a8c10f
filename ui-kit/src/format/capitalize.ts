/** A word of the wire as it is shown: `senior` as `Senior`. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
