import { useState } from 'react';
import type { AvailabilityParams } from './availability-params';

/** With whom a list begins. Another one each time that it is shown anew. */
export interface ListBeginning {
  /** The ID of the engineer; undefined at the top. */
  at: string | undefined;
}

/** The list begins with whom the URL names when it opens, is sorted, or becomes one of a phone or a wide screen. */
export function useListBeginning({ at, request }: AvailabilityParams, isPhone: boolean): ListBeginning {
  const shown = `${request.sort} ${request.sortColumn} ${isPhone}`;
  const [state, setState] = useState({ shown, beginning: { at } });
  if (state.shown === shown) return state.beginning;
  const beginning = { at };
  setState({ shown, beginning });
  return beginning;
}
