import { useEffect, useEffectEvent } from 'react';

/** What a notch of a wheel is at least; some browsers report 120. */
const NOTCH_PX = 100;

/**
 * The gestures of a sheet over time: Ctrl (⌘) and the wheel zoom, as does pinching on a trackpad; a double click on the axis
 * zooms in; dragging the axis scrolls.
 * @param onZoom called with 1 to see more days, or -1 for fewer, and where the pointer is
 */
export function useTimeGestures(scroller: HTMLElement | null, onZoom: (by: 1 | -1, clientX: number) => void) {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    if (!scroller) return;
    const listening = new AbortController();
    const { signal } = listening;
    let turned = 0;
    let grabbedAt: number | null = null;

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Not React's handler, which cannot keep browsers from zooming the page.
      event.preventDefault();
      turned = Math.sign(turned) === -Math.sign(event.deltaY) ? event.deltaY : turned + event.deltaY;
      if (Math.abs(turned) < NOTCH_PX) return;
      zoom(turned > 0 ? 1 : -1, event.clientX);
      turned = 0;
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !isOnAxis(event)) return;
      grabbedAt = event.clientX + scroller.scrollLeft;
    };
    const move = ({ buttons, clientX }: PointerEvent) => {
      if (buttons !== 1) grabbedAt = null;
      if (grabbedAt !== null) scroller.scrollLeft = grabbedAt - clientX;
    };
    const zoomIn = (event: MouseEvent) => {
      if (isOnAxis(event)) zoom(-1, event.clientX);
    };
    scroller.addEventListener('wheel', wheel, { passive: false, signal });
    scroller.addEventListener('pointerdown', press, { signal });
    window.addEventListener('pointermove', move, { signal });
    scroller.addEventListener('dblclick', zoomIn, { signal });
    return () => listening.abort();
  }, [scroller]);
}

/** Whether a pointer is on the axis, but not on a button in its corner. */
function isOnAxis({ target }: Event): boolean {
  return (target as Element).closest('[data-axis], button')?.matches('[data-axis]') ?? false;
}
