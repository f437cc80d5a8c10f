/** Where a row is drawn. */
export interface RowPlace {
  /** Its ID, which is provisional until it is loaded. */
  id: string;
  /** Its position among all rows, from 0. */
  index: number;
  /** Both in px. */
  top: number;
  height: number;
}

/** The attributes of a row's element, by which the grid finds it. */
export const rowAttributes = ({ id, index, top, height }: RowPlace) => ({
  role: 'row',
  'aria-rowindex': index + 1,
  'data-row': id,
  style: { blockSize: height, insetBlockStart: top },
});
