import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]';

/**
 * Leads the focus on when the item of a list that has it, or had it before a dialog, is removed: to the item that takes its
 * place, or to the one before. After the last one, it goes to the page's search field, or to the start of the page.
 *
 * @param selector finds the items in the list, such as `li`
 */
export function useFocusInItems(list: RefObject<Element | null>, selector: string): void {
  useLayoutEffect(() => {
    let last: { element: Element; index: number } | null = null;
    const items = () => [...(list.current?.querySelectorAll(selector) ?? [])];
    const indexOf = (element: Element) => items().findIndex((item) => item.contains(element));
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const index = indexOf(target);
      if (index >= 0) last = { element: target, index };
      // A menu or dialog about the item.
      else if (!target.closest('[data-floating-ui-portal]')) last = null;
    };
    const lead = () => {
      if (!last) return;
      // Others may have been added or removed above it.
      if (last.element.isConnected) last.index = indexOf(last.element);
      else if (document.activeElement === document.body) {
        const left = items();
        const next = left[last.index] ?? left.at(-1);
        last = null;
        // A row that has been scrolled out of a virtual table does not bring you back.
        if (next) focusableIn(next)?.focus({ preventScroll: true });
        else startOfPage()?.focus();
      }
    };
    const observer = new MutationObserver(lead);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [list, selector]);
}

/** An item's menu, or else its last action. */
const focusableIn = (item: Element) =>
  item.querySelector<HTMLElement>('button[aria-haspopup="menu"]') ??
  [...item.querySelectorAll<HTMLElement>(FOCUSABLE)].at(-1);

const startOfPage = () =>
  document.querySelector<HTMLElement>('input[type="search"]') ?? document.querySelector<HTMLElement>('main');
