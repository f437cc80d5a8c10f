/** Whether the text of a level stands above its fill instead of inside it. */
export function isAboveFill(level: number, full: number): boolean {
  return 2 * level <= full;
}

/** Height of a level in a strip of `px`. */
export function fillHeight(level: number, full: number, px: number): number {
  if (level === 0) return 0;
  return full === 0 ? px : Math.max(1, Math.round((px * Math.min(level, full)) / full));
}
