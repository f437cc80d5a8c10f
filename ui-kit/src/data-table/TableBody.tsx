import { createLoadable, useLoadable } from '@erm/ui-kit/core';
import type { Key } from 'react';
import type { MenuItem } from '../menu';
import type { Column } from './column';
import { TableRow, type RowAttributes } from './TableRow';

interface TableBodyProps<Row> {
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  rowMenu: ((row: Row) => MenuItem[]) | undefined;
  rowMenuLabel: ((row: Row) => string) | undefined;
  virtual: boolean;
}

const virtualRows = createLoadable(async () => (await import('./VirtualRows')).VirtualRows);

/** Number of rows rendered while the virtualization code is loading: more than fit in a window. */
const FIRST_ROWS = 40;

/** All rows or, in a virtualized table, those near the viewport. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  rowMenu,
  rowMenuLabel,
  virtual,
}: TableBodyProps<Row>) {
  const loaded = useLoadable(virtualRows, virtual);
  const renderRow = (row: Row, attributes?: RowAttributes) => (
    <TableRow
      key={rowKey(row)}
      id={rowKey(row)}
      row={row}
      columns={columns}
      menu={rowMenu && rowMenuLabel && { label: rowMenuLabel(row), items: rowMenu(row) }}
      attributes={attributes}
    />
  );
  if (virtual && loaded.status === 'ready') {
    return (
      <loaded.part
        count={rows.length}
        columnCount={columns.length + (rowMenu ? 1 : 0)}
        rowKey={(index) => keyAt(rows, rowKey, index)}
        renderRow={(index, attributes) => {
          const row = rows[index];
          return row === undefined ? null : renderRow(row, attributes);
        }}
      />
    );
  }
  // If the virtualization code fails to load, render every row: slow, but complete.
  const rendered = virtual && loaded.status !== 'failed' ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <tbody role="rowgroup">
      {rendered.map((row, index) => renderRow(row, virtual ? { 'aria-rowindex': index + 2 } : undefined))}
    </tbody>
  );
}

function keyAt<Row>(rows: Row[], rowKey: (row: Row) => Key, index: number): Key {
  const row = rows[index];
  return row === undefined ? index : rowKey(row);
}
