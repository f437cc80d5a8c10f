import { useLocation, type SetURLSearchParams } from 'react-router-dom';
import { useAddressParams } from '@erm/portal-kit';

/**
 * `useAddressParams` that keeps the state of a history entry when replacing it. Separate, because every page loads the
 * other.
 */
export function useEntryParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  return [params, (next, options) => setParams(next, options?.replace ? { state, ...options } : options)];
}
