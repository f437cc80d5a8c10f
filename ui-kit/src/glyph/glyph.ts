/** The status glyphs. Every status color is paired with one, so that no status relies on color alone. */
export type Glyph =
  | 'halfDisc'
  | 'discCheck'
  | 'dashedRing'
  | 'ringDash'
  | 'signal1'
  | 'signal2'
  | 'signal3'
  | 'signal4'
  | 'pie';
