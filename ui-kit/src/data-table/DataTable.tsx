import { ErrorState, LoadingText } from '@erm/ui-kit/core';
import { useRef, type ComponentPropsWithRef, type Key, type ReactNode } from 'react';
import { countUnits, type Unit } from '../format/count-units';
import { Foot, ListFooter } from '../list-footer';
import type { MenuItem } from '../menu';
import { useOverflows } from '../overflow/use-overflows';
import type { Column, Sort } from './column';
import { Region, Root, Search, Table } from './DataTable.styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { TableSkeleton } from './TableSkeleton';
import { TableSort } from './TableSort';
import { useFocusInItems } from './use-focus-in-items';

/** Row menus and the accessible names of their buttons. */
type RowMenu<Row> =
  | { rowMenu?: undefined; rowMenuLabel?: undefined }
  | {
      /** Adds an "Actions" column with a menu in each row that has any. */
      rowMenu: (row: Row) => MenuItem[];
      /** Accessible name of a row's menu button: "Actions for Ana Sousa". */
      rowMenuLabel: (row: Row) => string;
    };

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Returns a row's unique key, independent of row order. */
  rowKey: (row: Row) => Key;
  /** The current sort order of `rows`. The table doesn't sort. */
  sort?: Sort;
  /**
   * Called when the user selects a different order, through a `sortable` header or, on phones, the "Sort by" menu.
   */
  onSortChange?: (sort: Sort) => void;
  /** A SearchField above the table; `total` is shown at the end of the same line. */
  search?: ReactNode;
  /** Shows a skeleton and `loadingText` while there are no rows. Existing rows stay visible. */
  loading?: boolean;
  /** Such as "Loading engineers...". Default "Loading...". */
  loadingText?: string;
  /** Shown instead of the rows. */
  error?: { title: string; cause?: string; onRetry?: () => void } | undefined;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Total number of rows. Enables the count in the footer. */
  total?: number;
  /** Singular and plural of the counted unit: `['engineer', 'engineers']`. Default rows. */
  unit?: Unit;
  /** Loads the next rows. The button is shown while `total` exceeds the number of `rows`. */
  onShowMore?: () => void;
  /** Whether the next rows are loading. Shows a spinner in the button. */
  showMoreLoading?: boolean;
  /**
   * Virtualizes the rows against the window, for tables with hundreds of rows or more. Announces the total row count
   * to screen readers. The browser's find-in-page only sees rendered rows.
   */
  virtual?: boolean;
} & RowMenu<Row>;

/**
 * A table with sticky, sortable headers. Rows become blocks on phones, and a table that is too wide scrolls
 * horizontally.
 */
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
  const loadingFirst = loading && rows.length === 0;
  const indexed = virtual && !loadingFirst;
  const hasTable = error === undefined && (loadingFirst || rows.length > 0);
  const scrolls = useOverflows(region, hasTable);
  useFocusInItems(region, 'tbody > [role=row]');

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
            aria-rowcount={indexed ? (total ?? rows.length) + 1 : undefined}
            $scrolls={scrolls}
          >
            <TableHead
              columns={columns}
              sort={sort}
              onSortChange={onSortChange}
              hasMenu={hasMenu}
              indexed={indexed}
            />
            {loadingFirst ? (
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
      {error === undefined && loadingFirst && (
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
