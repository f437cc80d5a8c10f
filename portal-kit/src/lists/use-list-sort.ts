import type { Sort } from '@erm/ui-kit/data';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './with-param';

const PARAM = 'sort';

/**
 * A list's order, in the URL (`?sort=…`) so that reload, links, and the back button keep it.
 * @param orders what the server takes: `name` ascending, `-name` descending
 * @param fallback the order without the parameter, or with an unknown one
 */
export function useListSort<Order extends string>(orders: readonly Order[], fallback: NoInfer<Order>) {
  const [params, setParams] = useSearchParams();
  const order = orders.find((known) => known === params.get(PARAM)) ?? fallback;
  return {
    /** As the server takes it. */
    order,
    /** As a table shows it. */
    columnSort: toColumnSort(order),
    sortBy({ column, direction }: Sort) {
      const wanted = direction === 'descending' ? `-${column}` : column;
      const known = orders.find((candidate) => candidate === wanted) ?? fallback;
      setParams((current) => withParam(current, PARAM, known === fallback ? '' : known), { replace: true });
    },
  };
}

function toColumnSort(order: string): Sort {
  return order.startsWith('-')
    ? { column: order.slice(1), direction: 'descending' }
    : { column: order, direction: 'ascending' };
}
