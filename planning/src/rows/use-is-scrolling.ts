import { useEffect, useState } from 'react';
import { REST_MS } from './passing';

/** Whether an element is scrolling, including momentum after a flick. */
export function useIsScrolling(scroller: HTMLElement | null): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    if (!scroller) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), REST_MS);
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      setScrolling(false);
      scroller.removeEventListener('scroll', follow);
    };
  }, [scroller]);
  return isScrolling;
}
