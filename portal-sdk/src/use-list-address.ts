import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PAUSE_MS = 300;
const QUERY_PARAM = 'q';
const SORT_PARAM = 'sort';
const LONGEST_QUERY = 200;

/**
 * A list's search and order, kept in the address (`?q=…&sort=…`) so that a reload, a link and the back button keep
 * them.
 * @param sorts the orders that the server takes, `name` and `-name`
 */
export function useListAddress<Sort extends string>(sorts: readonly Sort[], defaultSort: NoInfer<Sort>) {
  const [params, setParams] = useSearchParams();
  const q = params.get(QUERY_PARAM) ?? '';
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  // The address changed by itself (back, a link): the field follows it.
  if (q !== seen) {
    setSeen(q);
    setTyped(q);
  }

  useEffect(() => {
    if (typed === q) return;
    const change = setTimeout(() => {
      setParams((current) => withParam(current, QUERY_PARAM, typed), { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(change);
  }, [typed, q, setParams]);

  const sort = sorts.find((known) => known === params.get(SORT_PARAM)) ?? defaultSort;
  return {
    /** What the server is asked for: follows the typing after a pause. */
    q: q.trim().slice(0, LONGEST_QUERY),
    typed,
    search: setTyped,
    sort,
    sortBy: (next: Sort) =>
      setParams((current) => withParam(current, SORT_PARAM, next === defaultSort ? '' : next), {
        replace: true,
      }),
  };
}

function withParam(current: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
