import { useCallback, useRef, useState } from 'react';

/** The element that scrolls a sheet. */
export interface SheetScroller {
  /** The scroll container. `--first-column` of it is covered by the first column. */
  ref: (scroller: HTMLDivElement | null) => void;
  scroller: () => HTMLDivElement | null;
  /** The same as state, for effects: a new scroller triggers a render. */
  attached: HTMLDivElement | null;
}

export function useScroller(): SheetScroller {
  const element = useRef<HTMLDivElement | null>(null);
  const [attached, setAttached] = useState<HTMLDivElement | null>(null);
  return {
    ref: useCallback((scroller) => {
      element.current = scroller;
      setAttached(scroller);
    }, []),
    scroller: useCallback(() => element.current, []),
    attached,
  };
}
