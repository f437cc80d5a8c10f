/** The status drawings: each color of a status comes with one, so that no status is told by color alone. */
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
