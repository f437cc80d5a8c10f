import type { ComponentPropsWithRef, Key } from 'react';
import { Menu, type MenuItem } from '../menu';
import type { Column } from './column';
import { Cell, MenuCell, PhoneLabel, RowHeader } from './DataCell.styles';
import { BodyRow } from './DataTable.styles';

/** Attributes of a row in a virtualized table: its position, and the ref that measures it. */
export type RowAttributes = ComponentPropsWithRef<'tr'> & { 'data-index'?: number };

interface TableRowProps<Row> {
  /** Names the row in the document, as `data-row`. */
  id: Key;
  row: Row;
  columns: Column<Row>[];
  menu: { label: string; items: MenuItem[] } | undefined;
  attributes: RowAttributes | undefined;
}

/** A table row: a line of cells, or a block of labeled lines on phones. */
export function TableRow<Row>({ id: rowId, row, columns, menu, attributes }: TableRowProps<Row>) {
  return (
    <BodyRow role="row" data-row={rowId} {...attributes}>
      {columns.map(
        ({
          id,
          header,
          cell,
          rowHeader,
          align = 'start',
          nowrap = false,
          share,
          dropped,
          phonePlace = 'full',
          phoneLabel = true,
        }) =>
          rowHeader ? (
            <RowHeader key={id} role="rowheader" scope="row" $share={share} $hasMenu={menu !== undefined}>
              {cell(row)}
            </RowHeader>
          ) : (
            <Cell
              key={id}
              role="cell"
              $share={share}
              $align={align}
              $nowrap={nowrap}
              $place={phonePlace}
              $dropped={dropped}
            >
              {phoneLabel && <PhoneLabel aria-hidden="true">{header}</PhoneLabel>}
              {cell(row)}
            </Cell>
          ),
      )}
      {menu && (
        <MenuCell role="cell" data-actions="">
          {menu.items.length > 0 && <Menu label={menu.label} items={menu.items} />}
        </MenuCell>
      )}
    </BodyRow>
  );
}
