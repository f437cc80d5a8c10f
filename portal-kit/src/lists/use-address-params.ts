import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * `useSearchParams` whose updates start from the address as it is now. The router's own start from what it rendered last, so
 * that of two changes in quick succession, the second would take back the first. An entry of the history that is replaced
 * keeps its state.
 */
export function useAddressParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return [
    params,
    (next, options) =>
      setParams(
        typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next,
        options?.replace ? { state, ...options } : options,
      ),
  ];
}
