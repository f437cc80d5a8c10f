import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';

/**
 * `useSearchParams` whose updates start from the address as it is now. The router's own start from what it rendered last, so
 * that of two changes in quick succession, the second would take back the first. What replaces an entry of the history keeps
 * its state.
 */
export function useAddressParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  return [
    params,
    (next, options) =>
      setParams(
        typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next,
        options?.replace
          ? { state: (window.history.state as { usr?: unknown } | null)?.usr, ...options }
          : options,
      ),
  ];
}
