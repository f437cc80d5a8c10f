import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Panel } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('Panel', () => {
  it('is a region named by its heading', async () => {
    render(
      <Panel title="Recent Projects" action={<a href="#all">View all</a>}>
        Atlas
      </Panel>,
    );
    const panel = screen.getByRole('region', { name: 'Recent Projects' });
    expect(panel).toContainElement(screen.getByRole('heading', { level: 2, name: 'Recent Projects' }));
    expect(panel).toContainElement(screen.getByRole('link', { name: 'View all' }));
    await expectAccessible();
  });

  it('is not a region without a title', () => {
    render(<Panel>Atlas</Panel>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('passes on its props', () => {
    const ref = createRef<HTMLElement>();
    render(<Panel title="Team" ref={ref} className="mine" style={{ order: 2 }} />);
    expect(ref.current).toBe(screen.getByRole('region'));
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveStyle({ order: 2 });
  });
});
