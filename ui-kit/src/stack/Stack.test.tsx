import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Stack } from '.';
import { Cluster } from '../cluster';
import { Grid } from '../grid';

describe.each([
  ['Stack', Stack],
  ['Cluster', Cluster],
  ['Grid', Grid],
] as const)('%s', (_, Layout) => {
  it('maps the gap to a step of the space scale', () => {
    render(<Layout gap={1.5} data-testid="box" />);
    expect(getComputedStyle(screen.getByTestId('box')).gap).toBe('var(--space-1-5)');
  });

  it('renders as the given element and passes on its props', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Layout as="ul" ref={ref} className="mine" style={{ order: 2 }} aria-label="Projects">
        <li>Atlas</li>
      </Layout>,
    );
    const list = screen.getByRole('list', { name: 'Projects' });
    expect(ref.current).toBe(list);
    expect(list).toHaveClass('mine');
    expect(list).toHaveStyle({ order: 2 });
    expect(list).not.toHaveAttribute('gap');
  });
});
