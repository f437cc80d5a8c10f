import { useEffect, useEffectEvent } from 'react';

/** Smallest delta of a wheel notch; some browsers report 120. */
const NOTCH_PX = 100;

/**
 * Gestures on a sheet: Ctrl (⌘) + wheel and trackpad pinch zoom, a double click on the axis zooms in, and dragging the axis
 * scrolls.
 * @param onZoom called with 1 to zoom out or -1 to zoom in, and the pointer position
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
      // A native listener: React's are passive and cannot prevent the browser's own zoom.
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

/** Whether a pointer is on the axis itself rather than on its navigation buttons. */
function isOnAxis({ target }: Event): boolean {
  return (target as Element).closest('[data-axis], button')?.matches('[data-axis]') ?? false;
}
