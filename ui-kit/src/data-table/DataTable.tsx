import { useRef, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';
import { ErrorState } from '../error-state';
import { LoadingText } from '../loading-text';
import type { MenuItem } from '../menu';
import { useOverflows } from '../overflow/use-overflows';
import type { Column, Sort } from './column';
import { Footer } from './DataCell.styles';
import { Region, Root, Table } from './DataTable.styles';
import { TableBody } from './TableBody';
import { TableFooter } from './TableFooter';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { TableSort } from './TableSort';

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => Key;
  /** The order the rows are in; the table does not order them. */
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Adds a column "Actions" with a menu in each row. */
  rowMenu?: (row: Row) => MenuItem[];
  /** Name of a row's menu button: "Actions for Ana Sousa". */
  rowMenuLabel?: (row: Row) => string;
  /** Without rows, skeleton and text stand for them; rows that are there stay. */
  loading?: boolean;
  loadingText?: string;
  /** Takes the place of the rows. */
  error?: { title: string; cause?: string; onRetry?: () => void } | undefined;
  /** Takes the place of a table without rows. */
  empty?: ReactNode;
  /** How many rows there are in all; with it the footer counts them. */
  total?: number;
  /** What the footer counts: `['engineer', 'engineers']`. */
  unit?: [singular: string, plural: string];
  /** Asked for the next rows while there are more than those given. */
  onShowMore?: () => void;
  showMoreLoading?: boolean;
  /**
   * For hundreds of rows and more, on a page: draws only those near the window and says to screen readers how many
   * there are. The browser's own search finds only what is drawn.
   */
  virtual?: boolean;
}

/** Rows under sortable headers that stick to the page; blocks on phones, its own scrolling where it is too wide. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  rowMenu,
  rowMenuLabel = () => 'Actions',
  loading = false,
  loadingText = 'Loading...',
  error,
  empty,
  total,
  unit = ['row', 'rows'],
  onShowMore,
  showMoreLoading = false,
  virtual = false,
  ...rest
}: DataTableProps<Row>) {
  const region = useRef<HTMLDivElement>(null);
  const hasMenu = rowMenu !== undefined;
  const waiting = loading && rows.length === 0;
  const counted = virtual && !waiting;
  const hasTable = error === undefined && (waiting || rows.length > 0);
  const scrolls = useOverflows(region, hasTable);

  return (
    <Root {...rest}>
      {hasTable && onSortChange && <TableSort columns={columns} sort={sort} onSortChange={onSortChange} />}
      <Region
        ref={region}
        $scrolls={scrolls}
        {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        {hasTable && (
          <Table
            role="table"
            aria-label={label}
            aria-busy={loading || undefined}
            aria-rowcount={counted ? (total ?? rows.length) + 1 : undefined}
            $scrolls={scrolls}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              hasMenu={hasMenu}
              counted={counted}
            />
            {waiting ? (
              <TableSkeleton columns={columns} hasMenu={hasMenu} />
            ) : (
              <TableBody
                columns={columns}
                rows={rows}
                rowKey={rowKey}
                rowMenu={rowMenu}
                rowMenuLabel={rowMenuLabel}
                virtual={virtual}
              />
            )}
          </Table>
        )}
      </Region>
      {error !== undefined && <ErrorState {...error} />}
      {error === undefined && !hasTable && empty}
      {error === undefined && waiting && (
        <Footer>
          <LoadingText>{loadingText}</LoadingText>
        </Footer>
      )}
      {error === undefined && rows.length > 0 && total !== undefined && (
        <TableFooter
          shown={rows.length}
          total={total}
          unit={unit}
          onShowMore={onShowMore}
          loading={showMoreLoading}
        />
      )}
    </Root>
  );
}
