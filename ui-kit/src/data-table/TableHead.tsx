import { ArrowDown, ArrowUp } from 'lucide-react';
import { nextSort, type Column, type Sort } from './column';
import { Head, HeaderCell, SortButton } from './DataTable.styles';

interface TableHeadProps<Row> {
  columns: Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  hasMenu: boolean;
  /** Whether rows carry `aria-rowindex`. */
  indexed: boolean;
}

/** The header row. Explicit roles, because the block layout on phones drops the native ones. */
export function TableHead<Row>({ columns, sort, onSortChange, hasMenu, indexed }: TableHeadProps<Row>) {
  return (
    <Head role="rowgroup">
      <tr role="row" aria-rowindex={indexed ? 1 : undefined}>
        {columns.map(({ id, header, sortable, align = 'start', share, width, dropped }) => {
          const sorted = sort?.column === id ? sort.direction : undefined;
          const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
          return (
            <HeaderCell
              key={id}
              role="columnheader"
              scope="col"
              $align={align}
              $dropped={dropped}
              style={{ inlineSize: share === undefined ? width : `${share}%`, minInlineSize: width }}
              aria-sort={sorted}
            >
              {sortable && onSortChange ? (
                <SortButton
                  type="button"
                  $sorted={sorted !== undefined}
                  $align={align}
                  onClick={() => onSortChange(nextSort(sort, id))}
                >
                  {header}
                  <Arrow size={14} aria-hidden="true" />
                </SortButton>
              ) : (
                header
              )}
            </HeaderCell>
          );
        })}
        {hasMenu && (
          <HeaderCell role="columnheader" scope="col" $align="end" data-actions="">
            Actions
          </HeaderCell>
        )}
      </tr>
    </Head>
  );
}
