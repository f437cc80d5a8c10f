import { useEffect } from 'react';
import type { PortalPages } from './create-portal';

/**
 * Loads the code of a page as soon as a link to it is pointed at or focused, so that opening it rarely waits.
 * @param pages the portal's pages by path under its prefix
 */
export function useLoadAhead(pages: PortalPages): void {
  useEffect(() => {
    const listening = new AbortController();
    const loadTarget = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const [, prefix, ...rest] = link.pathname.split('/');
      if (prefix === window.location.pathname.split('/')[1]) void pages[rest.join('/')]?.load?.();
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, loadTarget, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [pages]);
}
