import { useState } from 'react';
import type { AvailabilityParams } from './availability-params';

export interface ListBeginning {
  /** The ID of the engineer through whose row the list is read at once; undefined at the top. */
  at: string | undefined;
  /** In another order, that row becomes the first in sight; otherwise rows stay where they are. */
  order: string;
}

/** Where the URL says that you are when the list opens, is sorted, shows other days, or is turned to a phone or back. */
export function useListBeginning({ at, request }: AvailabilityParams, isPhone: boolean): ListBeginning {
  const order = `${request.sort} ${request.sortColumn} ${isPhone}`;
  const shown = `${order} ${request.from} ${request.by}`;
  const [state, setState] = useState({ shown, beginning: { at, order } });
  if (state.shown === shown) return state.beginning;
  const beginning = { at, order };
  setState({ shown, beginning });
  return beginning;
}
