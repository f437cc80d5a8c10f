import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PointerNote } from './PointerNote';

afterEach(() => vi.unstubAllGlobals());

it('follows the pointer', () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  render(<PointerNote at={{ x: 10, y: 10 }}>Ada, Apr 6 – 24</PointerNote>);
  expect(screen.getByText(/^Ada/)).toHaveStyle({ transform: 'translate(22px, 22px)' });
  fireEvent.pointerMove(document.body, { clientX: 110, clientY: 60 });
  expect(animate.mock.lastCall?.[0]).toEqual({ transform: 'translate(122px, 72px)' });
});

it.each([390, 640, 768, 1440])(
  'stays inside of a window of %i px, wherever the pointer is',
  (windowWidth) => {
    vi.stubGlobal('innerWidth', windowWidth);
    for (let x = 0; x <= windowWidth; x += 10) {
      const { unmount } = render(<PointerNote at={{ x, y: 10 }}>Ada, Apr 6 – 24</PointerNote>);
      const { transform } = screen.getByText(/^Ada/).style;
      const [, before, after] = /^translate\((?:calc\((-?\d+)px - 100%\)|(\d+)px),/.exec(transform)!;
      const width = Math.min(320, windowWidth / 2 - 24);
      const left = before === undefined ? Number(after) : Number(before) - width;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(windowWidth);
      unmount();
    }
  },
);
