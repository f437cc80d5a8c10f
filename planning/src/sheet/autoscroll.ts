import { firstColumnWidth } from './Sheet.styles';

const [EDGE_PX, DELAY_MS, MAX_PX_PER_S] = [48, 150, 1200];

/**
 * Scrolls an element while a pointer stays near its edges, faster the closer it is.
 * @param onScroll called after each step: something else is under the pointer now
 */
export function autoscroll(scroller: HTMLElement, onScroll: () => void) {
  let point: { x: number; y: number } | null = null;
  let since: number | null = null;
  let last = 0;
  let frame = requestAnimationFrame(step);

  function step(now: number) {
    frame = requestAnimationFrame(step);
    const seconds = Math.min(0.05, (now - last) / 1000);
    last = now;
    if (!point) return;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const x = speed(point.x - left - firstColumnWidth(scroller), right - point.x);
    const y = speed(point.y - top, bottom - point.y);
    if (x === 0 && y === 0) {
      since = null;
      return;
    }
    since ??= now;
    if (now - since < DELAY_MS) return;
    scroller.scrollBy(x * seconds, y * seconds);
    onScroll();
  }

  return {
    at(next: { x: number; y: number }) {
      point = next;
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Quadratic in how deep the pointer is inside the edge zone. */
function speed(fromStart: number, fromEnd: number): number {
  const depth = (distance: number) => Math.min(1, Math.max(0, (EDGE_PX - distance) / EDGE_PX)) ** 2;
  return MAX_PX_PER_S * (depth(fromEnd) - depth(fromStart));
}
