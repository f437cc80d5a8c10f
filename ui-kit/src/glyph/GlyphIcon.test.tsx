import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GlyphIcon } from './GlyphIcon';

describe('GlyphIcon', () => {
  it('is hidden from assistive technology', () => {
    const { container } = render(<GlyphIcon glyph="halfDisc" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([1, 2, 3, 4] as const)('fills %d bars of the signal', (bars) => {
    const { container } = render(<GlyphIcon glyph={`signal${bars}`} />);
    expect(container.querySelectorAll('rect[opacity="1"]')).toHaveLength(bars);
  });

  it.each([
    [60, '60 100'],
    [130, '100 100'],
    [-5, '0 100'],
  ])('fills the pie to %d percent', (value, dashes) => {
    const { container } = render(<GlyphIcon glyph="pie" value={value} />);
    expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', dashes);
  });
});
