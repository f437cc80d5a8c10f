import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Page } from '.';

it('renders its children and passes on its props', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Page ref={ref} className="mine" style={{ order: 2 }} data-testid="page">
      <h1>Projects</h1>
    </Page>,
  );
  expect(ref.current).toBe(screen.getByTestId('page'));
  expect(ref.current).toContainElement(screen.getByRole('heading', { name: 'Projects' }));
  expect(ref.current).toHaveClass('mine');
  expect(ref.current).toHaveStyle({ order: 2 });
});
