import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { BrandMark } from '.';

it('renders an SVG in the given size, hidden from screen readers', () => {
  const ref = createRef<SVGSVGElement>();
  render(<BrandMark size={48} ref={ref} className="mine" />);
  expect(ref.current).toHaveAttribute('aria-hidden', 'true');
  expect(ref.current).toHaveAttribute('width', '48');
  expect(ref.current).toHaveAttribute('height', '48');
  expect(ref.current).toHaveClass('mine');
});
