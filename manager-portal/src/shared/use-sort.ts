import type { Sort } from '@erm/ui-kit/data';
import { useSearchParams } from 'react-router-dom';
import { withParam } from './with-param';

const PARAM = 'sort';

/** A list's order, kept in the address: as the server takes it and as the table shows it. */
export function useSort<Order extends string>(orders: readonly Order[], usual: NoInfer<Order>) {
  const [params, setParams] = useSearchParams();
  const order = orders.find((known) => known === params.get(PARAM)) ?? usual;
  return {
    order,
    columnSort: toColumnSort(order),
    sortBy({ column, direction }: Sort) {
      const wanted = direction === 'descending' ? `-${column}` : column;
      const known = orders.find((candidate) => candidate === wanted) ?? usual;
      setParams((current) => withParam(current, PARAM, known === usual ? '' : known), { replace: true });
    },
  };
}

function toColumnSort(order: string): Sort {
  return order.startsWith('-')
    ? { column: order.slice(1), direction: 'descending' }
    : { column: order, direction: 'ascending' };
}
