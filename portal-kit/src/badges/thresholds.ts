import type { Glyph, Tone } from '@erm/ui-kit/data';

/** A status on screen: its word, its color, and the glyph that says the same without color. */
export interface StatusLook {
  label: string;
  tone: Tone;
  glyph: Glyph;
}

/** Color and signal bars for free capacity in percent: 80 and up green, 50 yellow, 20 orange, below that red. */
export function freeLook(free: number): Omit<StatusLook, 'label'> {
  if (free >= 80) return { tone: 'green', glyph: 'signal4' };
  if (free >= 50) return { tone: 'yellow', glyph: 'signal3' };
  if (free >= 20) return { tone: 'orange', glyph: 'signal2' };
  return { tone: 'red', glyph: 'signal1' };
}

/** Color for an allocation in percent: 80 and up red (heavy), 60 yellow, below that green. */
export function allocationTone(percent: number): Tone {
  if (percent >= 80) return 'red';
  return percent >= 60 ? 'yellow' : 'green';
}
