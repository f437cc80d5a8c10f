import { useLocation, type SetURLSearchParams } from 'react-router-dom';
import { useAddressParams } from '@erm/portal-kit';

/**
 * `useAddressParams` where entries of the history have a state, which one that is replaced keeps. Apart from it, because
 * every page loads that.
 */
export function useEntryParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useAddressParams();
  const { state } = useLocation() as { state: unknown };
  return [params, (next, options) => setParams(next, options?.replace ? { state, ...options } : options)];
}
