import { useLoadable, useLoadLater, type Loadable } from '@erm/ui-kit/core';
import type { ComponentType } from 'react';

/** A part whose code is loaded after the first screen. Nothing until then. */
export function LoadedLater({ part }: { part: Loadable<ComponentType> }) {
  const loaded = useLoadable(part, false);
  useLoadLater(part);
  return loaded.status === 'ready' ? <loaded.part /> : null;
}
