import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useScrollLock } from '../floating/use-scroll-lock';
import { menuQuery } from './AppFrame.styles';

/**
 * State of the full-screen menu on phones. While it's open the page is inert, so focus stays in the bar and the menu.
 */
export function useMenuScreen() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useScrollLock(open);
  useEffect(() => {
    if (!open) return;
    // Wider windows have no full-screen menu, so one left open could not be closed.
    const query = window.matchMedia(menuQuery);
    const closeWhenWide = () => {
      if (!query.matches) setOpen(false);
    };
    query.addEventListener('change', closeWhenWide);
    return () => query.removeEventListener('change', closeWhenWide);
  }, [open]);
  const close = () => setOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    close();
    buttonRef.current?.focus();
  };
  return { open, buttonRef, close, closeOnEscape, toggle: () => setOpen(!open) };
}
