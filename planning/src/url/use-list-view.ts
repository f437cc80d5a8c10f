import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParams, withParam } from '@erm/portal-kit';

const PARAM = 'view';

/** The selected view of a list, such as its table or its schedule. */
export interface ListView<View extends string> {
  view: View;
  show: (view: View) => void;
  /** Keeps the focus in the switch, which every view renders anew. */
  switchRef?: (element: HTMLElement | null) => void;
}

/**
 * The view of a list is in the URL (`?view=…`). Without one, a list opens with the view last chosen in this browser.
 * @param list name under which the choice is remembered
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
  // Written to the URL, so that Back can leave it.
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
      // Only the search carries over: other parameters belong to a view.
      setParams((current) => {
        const kept = withParam(new URLSearchParams(), 'q', current.get('q') ?? '');
        return withParam(kept, PARAM, view === views[0] ? '' : view);
      });
    },
  };
}
