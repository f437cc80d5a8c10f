import type { Glyph } from '../../src/glyph';

/** Every glyph and its meaning. */
export const glyphs: Record<Glyph, string> = {
  halfDisc: 'Running',
  discCheck: 'Done',
  dashedRing: 'Planned',
  ringDash: 'None of the others',
  signal1: 'Hardly free',
  signal2: 'A little free',
  signal3: 'Half free',
  signal4: 'Mostly free',
  pie: 'A share, as large as its value',
};
