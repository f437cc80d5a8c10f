import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useScrollLock } from '../floating/use-scroll-lock';
import { menuQuery } from './AppFrame.styles';

/** The phone's full-screen menu. While it is open the page is inert, so focus stays in the bar and the menu. */
export function useMenuScreen() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useScrollLock(open);
  useEffect(() => {
    if (!open) return;
    // A wider window has no menu screen to close.
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
