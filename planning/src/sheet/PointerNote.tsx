import type { ReactNode } from 'react';
import styled from 'styled-components';

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
  /** Pointer position in the window. */
  at: { x: number; y: number };
  children: ReactNode;
}

/** Readout beside the pointer: the result of dropping here. Screen readers get it as an announcement instead. */
export function PointerNote({ at, children }: PointerNoteProps) {
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
