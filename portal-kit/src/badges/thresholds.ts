import type { Glyph, Tone } from '@erm/ui-kit/data';

/** The label and color of a status, and a glyph that conveys the same without color. */
export interface StatusAppearance {
  label: string;
  tone: Tone;
  glyph: Glyph;
}

/** The color and signal bars for free capacity in percent: green from 80, yellow from 50, orange from 20, else red. */
export function freeAppearance(free: number): Omit<StatusAppearance, 'label'> {
  if (free >= 80) return { tone: 'green', glyph: 'signal4' };
  if (free >= 50) return { tone: 'yellow', glyph: 'signal3' };
  if (free >= 20) return { tone: 'orange', glyph: 'signal2' };
  return { tone: 'red', glyph: 'signal1' };
}

/** The color for an allocation in percent: red from 80, yellow from 60, else green. */
export function allocationTone(percent: number): Tone {
  if (percent >= 80) return 'red';
  return percent >= 60 ? 'yellow' : 'green';
}
