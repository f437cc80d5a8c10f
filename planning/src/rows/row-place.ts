/** Where a row is drawn. */
export interface RowPlace {
  /** Provisional until the row is loaded. */
  id: string;
  /** Position among all rows, from 0. */
  index: number;
  /** Both in px. */
  top: number;
  height: number;
}

/** Attributes by which the grid finds a row element. */
export const rowAttributes = ({ id, index, top, height }: RowPlace) => ({
  role: 'row',
  'aria-rowindex': index + 1,
  'data-row': id,
  style: { blockSize: height, insetBlockStart: top },
});
