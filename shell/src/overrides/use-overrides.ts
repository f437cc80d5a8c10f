import { useServices } from '../services/services';
import type { Overrides } from '../portals/override';

/** For components that are shown only where overrides exist. */
export function useOverrides(): Overrides {
  const { overrides } = useServices();
  if (!overrides) throw new Error('This tab has no overrides');
  return overrides;
}
