import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PointerNote } from './PointerNote';

afterEach(() => vi.unstubAllGlobals());

it('follows the pointer', () => {
  render(<PointerNote at={{ x: 10, y: 10 }}>Ada, Apr 6 – 24</PointerNote>);
  const note = screen.getByText(/^Ada/);
  expect(note).toHaveStyle({ left: '22px', top: '22px' });
  fireEvent.pointerMove(document.body, { clientX: 110, clientY: 60 });
  expect(note).toHaveStyle({ left: '122px', top: '72px' });
});

it.each([390, 640, 768, 1440])(
  'stays inside of a window of %i px, wherever the pointer is',
  (windowWidth) => {
    vi.stubGlobal('innerWidth', windowWidth);
    for (let x = 0; x <= windowWidth; x += 10) {
      const { unmount } = render(<PointerNote at={{ x, y: 10 }}>Ada, Apr 6 – 24</PointerNote>);
      const { left, right, maxInlineSize } = screen.getByText(/^Ada/).style;
      expect(Number.parseFloat(left || right) + Number.parseFloat(maxInlineSize)).toBeLessThanOrEqual(
        windowWidth,
      );
      unmount();
    }
  },
);
