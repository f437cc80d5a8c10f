import { useLoadedLater, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';

/** A part whose code is loaded after the first screen. Nothing until then. */
export function LoadedLater({ part }: { part: Loadable<ComponentType> }) {
  const loaded = useLoadedLater(part);
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
