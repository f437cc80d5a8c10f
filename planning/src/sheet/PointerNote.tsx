import type { DaySpan } from '@erm/contracts/calendar-day';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { AXIS_PX } from './Sheet.styles';
import { type TimeCanvas, visibleWidth } from './use-time-canvas';

const [OFFSET_PX, WIDTH_PX, HEIGHT_PX] = [12, 320, 84];

const Box = styled.div`
  position: absolute;
  z-index: var(--z-tooltip);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-md);
  background: var(--bg-inverse);
  color: var(--text-on-inverse);
  font: var(--type-caption);
  pointer-events: none;

  &[data-follows] {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: min(${WIDTH_PX}px, 50vw - ${2 * OFFSET_PX}px);
    will-change: transform;
  }
`;

interface PointerNoteProps {
  /** Where the pointer was last, in the window. */
  at: { x: number; y: number };
  children: ReactNode;
}

/** Readout beside the pointer, which it follows: the result of dropping here. Screen readers get it as an announcement instead. */
export function PointerNote({ at, children }: PointerNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last: Animation | undefined;
    // A new style instead would make browsers rebuild the layers of the whole page with every move.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const transform = besidePointer({ x: clientX, y: clientY });
      const next = box.current?.animate({ transform }, { duration: 0, fill: 'forwards' });
      last?.cancel();
      last = next;
    };
    window.addEventListener('pointermove', follow);
    return () => {
      window.removeEventListener('pointermove', follow);
      last?.cancel();
    };
  }, []);
  return (
    <Box ref={box} aria-hidden="true" data-follows style={{ transform: besidePointer(at) }}>
      {children}
    </Box>
  );
}

/** Transform of a note that starts in the corner of the window: at the side of the pointer where it fits. */
function besidePointer({ x, y }: { x: number; y: number }): string {
  // Near the middle of a narrow window, it fits on neither side.
  const width = Math.min(WIDTH_PX, window.innerWidth / 2 - 2 * OFFSET_PX);
  const before = (px: number) => `calc(${px - OFFSET_PX}px - 100%)`;
  const after = (px: number) => `${px + OFFSET_PX}px`;
  const flipsX = x + OFFSET_PX + width > window.innerWidth;
  const flipsY = y + OFFSET_PX + HEIGHT_PX > window.innerHeight;
  return `translate(${flipsX ? before(x) : after(x)}, ${flipsY ? before(y) : after(y)})`;
}

interface ItemNoteProps {
  canvas: TimeCanvas;
  /** The days of the item. */
  days: DaySpan;
  /** Top and height of the item, in px, relative to the first row. */
  top: number;
  height: number;
  children: ReactNode;
}

/** Readout in an `Overlay` at an item being moved by keys: below it, or above if there is no room. */
export function ItemNote({ canvas, days, top, height, children }: ItemNoteProps) {
  const scroller = canvas.scroller();
  const { left } = canvas.scale.box(days);
  const [first, last] = scroller
    ? [scroller.scrollLeft, scroller.scrollLeft + visibleWidth(scroller) - WIDTH_PX]
    : [left, left];
  const bottom = scroller ? scroller.scrollTop + scroller.clientHeight - AXIS_PX : Infinity;
  const isAbove = top + height + OFFSET_PX + HEIGHT_PX > bottom;
  return (
    <Box
      aria-hidden="true"
      style={{
        inlineSize: 'max-content',
        maxInlineSize: WIDTH_PX,
        insetInlineStart: Math.max(first, Math.min(left, last)) + OFFSET_PX,
        insetBlockStart: isAbove ? top - OFFSET_PX / 2 : top + height + OFFSET_PX / 2,
        transform: isAbove ? 'translateY(-100%)' : undefined,
      }}
    >
      {children}
    </Box>
  );
}
