import type { Sort } from '@erm/ui-kit/data';
import { useAddressParams } from './use-address-params';
import { withParam } from './with-param';

const PARAM = 'sort';

/**
 * A list's sort order, stored in the URL (`?sort=…`) so that reloads, links, and the back button preserve it.
 * @param orders the orders that the server supports: `name` ascending, `-name` descending
 * @param fallback the order if the parameter is missing or unknown
 */
export function useListSort<Order extends string>(orders: readonly Order[], fallback: NoInfer<Order>) {
  const [params, setParams] = useAddressParams();
  const order = orders.find((known) => known === params.get(PARAM)) ?? fallback;
  return {
    /** In the server's format. */
    order,
    /** In the table's format. */
    columnSort: toColumnSort(order),
    sortBy({ column, direction }: Sort) {
      const requested = direction === 'descending' ? `-${column}` : column;
      const known = orders.find((candidate) => candidate === requested) ?? fallback;
      setParams((current) => withParam(current, PARAM, known === fallback ? '' : known), { replace: true });
    },
  };
}

function toColumnSort(order: string): Sort {
  return order.startsWith('-')
    ? { column: order.slice(1), direction: 'descending' }
    : { column: order, direction: 'ascending' };
}
