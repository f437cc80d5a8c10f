import { ring } from './ring';

/** A list that will show it has been reloaded by then. */
const WAIT_MS = 5000;

/** Scrolls to a new item and highlights it, as soon as a list shows it. */
export function showNew(id: string): void {
  const show = () => {
    const row = document.querySelector(`[data-row="${id}"]`);
    if (!row) return;
    stop();
    row.scrollIntoView({ block: 'nearest' });
    ring(row, 'inside');
  };
  const observer = new MutationObserver(show);
  const timer = setTimeout(() => stop(), WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
