import { useEffect } from 'react';
import type { LazyPage } from '../loading/lazy-page';
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
      const page = prefix === window.location.pathname.split('/')[1] ? pages[rest.join('/')] : undefined;
      if (page && isLazy(page)) void page.load();
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, loadTarget, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [pages]);
}

const isLazy = (page: PortalPages[string]): page is LazyPage => 'load' in page;
