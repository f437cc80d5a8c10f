import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Behaves like a browser on a new page: scrolls to the top and moves the focus to the start of the page. Back and
 * forward navigation keeps the browser's scroll position.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.querySelector<HTMLElement>('main');
    // Keep the focus if the page has set it, for example to its first field.
    if (!main || main.contains(document.activeElement)) return;
    main.setAttribute('tabindex', '-1');
    main.focus({ preventScroll: true });
  }, [pathname, navigation]);
}
