import { useLoadLater, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';
import { usePart } from '../failures/use-part';

/** A part whose code is loaded after the first screen. Nothing until then. */
export function LoadedLater({ part }: { part: Loadable<ComponentType> }) {
  useLoadLater(part);
  // Once it was asked for, it is wanted, and tried again where that failed.
  const { loaded } = usePart(part, part.get().status !== 'idle');
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
