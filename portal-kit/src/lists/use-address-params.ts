import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * `useSearchParams` whose updates start from the current URL. The router's own start from the last rendered one, so
 * that the second of two quick changes would revert the first.
 */
export function useAddressParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  return [
    params,
    (next, options) =>
      setParams(
        typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next,
        options,
      ),
  ];
}
