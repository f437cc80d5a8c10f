import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Behaves like a browser on a new page: scrolls to the top and moves focus to the start of the page. Back and forward
 * navigation keeps the browser's scroll position.
 * @param screen identifies the screen: the path, unless another screen replaces it
 */
export function useRouteChange(screen: string): void {
  const navigation = useNavigationType();
  const previous = useRef(screen);
  useEffect(() => {
    if (previous.current === screen) return;
    previous.current = screen;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    // Keep the focus if the page has set it, for example to its first field.
    if (!main || main.contains(document.activeElement)) return;
    main.setAttribute('tabindex', '-1');
    main.focus({ preventScroll: true });
  }, [screen, navigation]);
}
