import { DataTable, type DataTableProps } from '@erm/ui-kit/data';
import type { List } from './use-list';
import { usePrintAll } from './use-print-all';

type Controlled = 'rows' | 'rowKey' | 'loading' | 'error' | 'total' | 'onShowMore' | 'showMoreLoading';

type ListTableProps<Row> = { list: List<Row> } & (DataTableProps<Row> extends infer Props
  ? Props extends unknown
    ? Omit<Props, Controlled>
    : never
  : never);

/** A `DataTable` for a list, which provides the rows, loading state, error, total, and "Show more". */
export function ListTable<Row extends { _id: string }>({ list, ...table }: ListTableProps<Row>) {
  usePrintAll(list);
  const props = {
    ...table,
    rows: list.rows,
    rowKey: ({ _id }: Row) => _id,
    loading: list.loading,
    error: list.error,
    total: list.total,
    onShowMore: list.showMore,
    showMoreLoading: list.loadingMore,
  };
  return <DataTable<Row> {...props} />;
}
