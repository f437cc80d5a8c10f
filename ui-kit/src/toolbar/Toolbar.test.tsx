import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Toolbar } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('Toolbar', () => {
  it('announces changes of its count', async () => {
    const { rerender } = render(
      <Toolbar count="24 engineers">
        <input aria-label="Search engineers" />
      </Toolbar>,
    );
    const count = screen.getByRole('status');
    expect(count).toHaveTextContent('24 engineers');
    rerender(<Toolbar count="1 engineer" />);
    expect(screen.getByRole('status')).toBe(count);
    expect(count).toHaveTextContent('1 engineer');
    await expectAccessible();
  });

  it('has no status without a count', () => {
    render(<Toolbar>Search</Toolbar>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('passes on its props', () => {
    const ref = createRef<HTMLDivElement>();
    render(<Toolbar ref={ref} className="mine" style={{ order: 2 }} />);
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveStyle({ order: 2 });
  });
});
