import type { Glyph } from '../glyph';

/** The six status colours of the theme. */
export type Tone = 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'grey';

/** A status as it is shown: its word, its colour and the drawing that says the same without colour. */
export interface StatusLook {
  label: string;
  tone: Tone;
  glyph: Glyph;
}

/** Colour and signal of free capacity in percent: 80 and more green, 50 yellow, 20 orange, below it red. */
export function freeLook(free: number): { tone: Tone; glyph: Glyph } {
  if (free >= 80) return { tone: 'green', glyph: 'signal4' };
  if (free >= 50) return { tone: 'yellow', glyph: 'signal3' };
  if (free >= 20) return { tone: 'orange', glyph: 'signal2' };
  return { tone: 'red', glyph: 'signal1' };
}

/** Colour of an allocation in percent: 80 and more red (heavy), 60 yellow, below it green. */
export function allocationTone(percent: number): Tone {
  if (percent >= 80) return 'red';
  return percent >= 60 ? 'yellow' : 'green';
}
