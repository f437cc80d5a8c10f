import { useState } from 'react';
import type { AvailabilityParams } from './availability-params';

export interface ListBeginning {
  /** ID of the engineer up to whose row the first page extends; undefined at the top. */
  at: string | undefined;
  /** With another order, scrolls to that row; otherwise rows stay in place. */
  order: string;
}

/** The position in the URL when the list opens, is sorted, shows other days, or switches between phone and desktop layout. */
export function useListBeginning({ at, request }: AvailabilityParams, isPhone: boolean): ListBeginning {
  const order = `${request.sort} ${request.sortColumn} ${isPhone}`;
  const shown = `${order} ${request.from} ${request.by}`;
  const [state, setState] = useState({ shown, beginning: { at, order } });
  if (state.shown === shown) return state.beginning;
  const beginning = { at, order };
  setState({ shown, beginning });
  return beginning;
}
