import { ring } from './ring';

/** By then, a list that is going to show it has been read again. */
const WAIT_MS = 5000;

/** Scrolls to what was just created and rings it, as soon as a list shows it. */
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
