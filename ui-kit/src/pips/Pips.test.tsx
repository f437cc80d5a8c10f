import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { Pips } from './Pips';

describe('Pips', () => {
  it('renders one block per place with a text alternative', async () => {
    render(<Pips filled={5} total={8} label="5 of 8 places" />);
    const row = screen.getByRole('img', { name: '5 of 8 places' });
    // Eight blocks of 6 px with 2 px gaps; the fill ends after the fifth.
    expect(row).toHaveStyle({ inlineSize: '62px' });
    expect(getComputedStyle(row).background).toContain('40px');
    await expectAccessible();
  });

  it('renders a bar for more than twelve places', () => {
    render(<Pips filled={10} total={20} label="10 of 20 places" />);
    const bar = screen.getByRole('img');
    expect(bar.children).toHaveLength(1);
    expect((bar.firstChild as HTMLElement).style.inlineSize).toBe('50%');
  });

  it.each([8, 20])(
    'is hidden from screen readers if a text beside it says the same, of %i places',
    (total) => {
      render(<Pips filled={5} total={total} label="" data-testid="pips" />);
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      expect(screen.getByTestId('pips')).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('does not exceed the bar when overfilled', () => {
    render(<Pips filled={30} total={20} label="30 of 20 places" />);
    expect((screen.getByRole('img').firstChild as HTMLElement).style.inlineSize).toBe('100%');
  });
});
