import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * `useSearchParams` whose updates start from the address as it is now. The router's own start from what it rendered last, so
 * that of two changes in quick succession, the second would take back the first.
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
