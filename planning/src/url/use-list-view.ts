import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParams, withParam } from '@erm/portal-kit';

const PARAM = 'view';

/** The views of a list, such as its table and its schedule, and the one that is shown. */
export interface ListView<View extends string> {
  view: View;
  show: (view: View) => void;
  /** Keeps the focus in the switch. Every view brings its own, and its predecessor's is gone when it comes. */
  switchRef?: (element: HTMLElement | null) => void;
}

/**
 * Which view of a list is shown: the one in the URL (`?view=…`). A list that is opened without one goes on with the view
 * that was last chosen in this browser.
 * @param list the list's name, under which the choice is remembered
 * @param views all views, the default first
 */
export function useListView<View extends string>(
  list: string,
  views: readonly [View, ...View[]],
): ListView<View> {
  const [params, setParams] = useAddressParams();
  const key = `${list}-view`;
  const find = (name: string | null) => views.find((view) => view === name);
  const { key: entry } = useLocation();
  const inUrl = find(params.get(PARAM));
  const [opened] = useState(() => ({ entry, view: find(localStorage.getItem(key)) }));
  const remembered = entry === opened.entry && !params.has(PARAM) ? opened.view : undefined;
  // The address says what is shown, so that Back can lead away from it.
  const addRemembered = useEffectEvent(() => {
    if (!remembered || remembered === views[0]) return;
    setParams((current) => withParam(current, PARAM, remembered), { replace: true });
  });
  useEffect(() => addRemembered(), []);
  const isSwitching = useRef(false);
  const switchRef = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (isSwitching.current && document.activeElement === document.body) {
      element.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    }
    isSwitching.current = false;
  }, []);

  return {
    view: inUrl ?? remembered ?? views[0],
    switchRef,
    show(view) {
      isSwitching.current = true;
      localStorage.setItem(key, view);
      // Only the search means the same in every view.
      setParams((current) => {
        const kept = withParam(new URLSearchParams(), 'q', current.get('q') ?? '');
        return withParam(kept, PARAM, view === views[0] ? '' : view);
      });
    },
  };
}
