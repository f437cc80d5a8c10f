import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PointerNote } from './PointerNote';

afterEach(() => vi.unstubAllGlobals());

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
