import type { Key } from 'react';
import type { MenuItem } from '../menu';
import type { Column } from './column';
import { TableRow, type RowPlace } from './TableRow';
import { useVirtualRows } from './use-virtual-rows';

interface TableBodyProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  rowMenu: ((row: Row) => MenuItem[]) | undefined;
  rowMenuLabel: ((row: Row) => string) | undefined;
  virtual: boolean;
}

/** How many rows stand there while the code for long tables is on its way: more than a window shows. */
const FIRST_ROWS = 40;

/** All rows, or of a long table those near the window. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  rowMenu,
  rowMenuLabel,
  virtual,
}: TableBodyProps<Row>) {
  const loaded = useVirtualRows(virtual);
  const drawRow = (row: Row, place?: RowPlace) => (
    <TableRow
      key={rowKey(row)}
      row={row}
      columns={columns}
      menu={rowMenu && rowMenuLabel && { label: rowMenuLabel(row), items: rowMenu(row) }}
      place={place}
    />
  );
  if (virtual && loaded !== null && loaded !== 'failed') {
    return (
      <loaded.Rows
        count={rows.length}
        columnCount={columns.length + (rowMenu ? 1 : 0)}
        rowKey={(index) => keyAt(rows, rowKey, index)}
        drawRow={(index, place) => {
          const row = rows[index];
          return row === undefined ? null : drawRow(row, place);
        }}
      />
    );
  }
  const drawn = virtual && loaded === null ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <tbody role="rowgroup">
      {drawn.map((row, index) => drawRow(row, virtual ? { 'aria-rowindex': index + 2 } : undefined))}
    </tbody>
  );
}

function keyAt<Row>(rows: Row[], rowKey: (row: Row) => Key, index: number): Key {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}
