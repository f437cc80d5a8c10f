import { useSearchParams } from 'react-router-dom';
import { withParam } from './with-param';

const PARAM = 'sort';

/** A column and its direction, as a table's header shows them. */
interface ColumnSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/**
 * A list's order, kept in the address (`?sort=…`) so that a reload, a link and the back button keep it.
 * @param orders what the server takes: `name` ascending, `-name` descending
 * @param usual the order without the parameter, or with one that is not known
 */
export function useListSort<Order extends string>(orders: readonly Order[], usual: NoInfer<Order>) {
  const [params, setParams] = useSearchParams();
  const order = orders.find((known) => known === params.get(PARAM)) ?? usual;
  return {
    /** As the server takes it. */
    order,
    /** As a table shows it. */
    columnSort: toColumnSort(order),
    sortBy({ column, direction }: ColumnSort) {
      const wanted = direction === 'descending' ? `-${column}` : column;
      const known = orders.find((candidate) => candidate === wanted) ?? usual;
      setParams((current) => withParam(current, PARAM, known === usual ? '' : known), { replace: true });
    },
  };
}

function toColumnSort(order: string): ColumnSort {
  return order.startsWith('-')
    ? { column: order.slice(1), direction: 'descending' }
    : { column: order, direction: 'ascending' };
}
