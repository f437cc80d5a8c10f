import { Skeleton } from '../skeleton';
import type { Column } from './column';
import { Cell, RowHeader } from './DataCell.styles';
import { BodyRow } from './DataTable.styles';

const ROWS = 6;
const WIDTHS = ['70%', '55%', '80%', '60%'];

/** Placeholder rows shaped like the rows being loaded. */
export function TableSkeleton<Row>({ columns, hasMenu }: { columns: Column<Row>[]; hasMenu: boolean }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        <BodyRow key={row}>
          {columns.map(({ id, rowHeader, align = 'start', phonePlace = 'full', dropped }, column) => {
            const line = (
              <Skeleton
                width={WIDTHS[(row + column) % WIDTHS.length]}
                style={align === 'end' ? { marginInlineStart: 'auto' } : undefined}
              />
            );
            return rowHeader ? (
              <RowHeader key={id} as="td" $hasMenu={hasMenu}>
                {line}
              </RowHeader>
            ) : (
              <Cell key={id} $align={align} $nowrap={false} $place={phonePlace} $dropped={dropped}>
                {line}
              </Cell>
            );
          })}
          {hasMenu && <Cell $align="end" $nowrap={false} $place="full" />}
        </BodyRow>
      ))}
    </tbody>
  );
}
