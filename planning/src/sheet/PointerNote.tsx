import type { DaySpan } from '@erm/contracts/calendar-day';
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { AXIS_PX } from './Sheet.styles';
import { type TimeCanvas, visibleWidth } from './use-time-canvas';

const [OFFSET_PX, WIDTH_PX, HEIGHT_PX] = [12, 320, 84];

const Box = styled.div`
  position: fixed;
  z-index: var(--z-tooltip);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-md);
  background: var(--bg-inverse);
  color: var(--text-on-inverse);
  font: var(--type-caption);
  pointer-events: none;
`;

interface PointerNoteProps {
  /** Where the pointer was last, in the window. */
  at: { x: number; y: number };
  children: ReactNode;
}

/** Readout beside the pointer, which it follows: the result of dropping here. Screen readers get it as an announcement instead. */
export function PointerNote({ at: first, children }: PointerNoteProps) {
  const [at, setAt] = useState(first);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => setAt({ x: clientX, y: clientY });
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  // Near the middle of a narrow window, it fits on neither side.
  const width = Math.min(WIDTH_PX, window.innerWidth / 2 - 2 * OFFSET_PX);
  const flipsX = at.x + OFFSET_PX + width > window.innerWidth;
  const flipsY = at.y + OFFSET_PX + HEIGHT_PX > window.innerHeight;
  return (
    <Box
      aria-hidden="true"
      style={{
        maxInlineSize: width,
        ...(flipsX ? { right: window.innerWidth - at.x + OFFSET_PX } : { left: at.x + OFFSET_PX }),
        ...(flipsY ? { bottom: window.innerHeight - at.y + OFFSET_PX } : { top: at.y + OFFSET_PX }),
      }}
    >
      {children}
    </Box>
  );
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

/** Readout at an item that keys move, in an `Overlay`: below it, or above where there is no room. */
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
        position: 'absolute',
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
