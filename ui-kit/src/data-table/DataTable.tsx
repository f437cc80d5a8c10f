import { useRef, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';
import { ErrorState } from '../error-state';
import { countUnits, type Unit } from '../format/count-units';
import { Foot, ListFooter } from '../list-footer';
import { LoadingText } from '../loading-text';
import type { MenuItem } from '../menu';
import { useOverflows } from '../overflow/use-overflows';
import type { Column, Sort } from './column';
import { Region, Root, Search, Table } from './DataTable.styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { TableSort } from './TableSort';

/** Menus in the rows, and what their buttons are called. */
type RowMenu<Row> =
  | { rowMenu?: undefined; rowMenuLabel?: undefined }
  | {
      /** Adds a column "Actions" with a menu in each row. */
      rowMenu: (row: Row) => MenuItem[];
      /** Name of a row's menu button: "Actions for Ana Sousa". */
      rowMenuLabel: (row: Row) => string;
    };

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** What tells a row from all others, whatever their order. */
  rowKey: (row: Row) => Key;
  /** The order the rows are in; the table does not order them. */
  sort?: Sort;
  /** Asked for another order by a header of a `sortable` column, or on phones by "Sort by". */
  onSortChange?: (sort: Sort) => void;
  /** A SearchField over the table; `total` stands at the end of its line. */
  search?: ReactNode;
  /** Without rows, skeleton and text stand for them; rows that are there stay. */
  loading?: boolean;
  /** "Loading engineers..."; "Loading..." where nothing is said. */
  loadingText?: string;
  /** Takes the place of the rows. */
  error?: { title: string; cause?: string; onRetry?: () => void } | undefined;
  /** Takes the place of a table without rows. */
  empty?: ReactNode;
  /** How many rows there are in all; with it the footer counts them. */
  total?: number;
  /** What is counted: `['engineer', 'engineers']`; rows where nothing is said. */
  unit?: Unit;
  /** Asked for the next rows while there are more than those given. */
  onShowMore?: () => void;
  /** The next rows are on their way: the button turns. */
  showMoreLoading?: boolean;
  /**
   * For hundreds of rows and more, on a page: draws only those near the window and says to screen readers how many
   * there are. The browser's own search finds only what is drawn.
   */
  virtual?: boolean;
} & RowMenu<Row>;

/** Rows under sortable headers that stick to the page; blocks on phones, its own scrolling where it is too wide. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  search,
  rowMenu,
  rowMenuLabel,
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
      {search !== undefined && (
        <Search count={total === undefined ? undefined : countUnits(total, unit)}>{search}</Search>
      )}
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
        <Foot>
          <LoadingText>{loadingText}</LoadingText>
        </Foot>
      )}
      {error === undefined && rows.length > 0 && total !== undefined && (
        <ListFooter
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
