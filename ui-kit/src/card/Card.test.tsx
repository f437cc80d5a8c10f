import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, it } from 'vitest';
import { Card } from '.';

it('renders as the given element, keeps its styles, and passes on its props', () => {
  const Framed = styled(Card)`
    padding: 4px;
  `;
  const ref = createRef<HTMLElement>();
  render(
    <Framed as="article" ref={ref} className="mine" style={{ order: 2 }} aria-label="Atlas">
      Text
    </Framed>,
  );
  const card = screen.getByRole('article', { name: 'Atlas' });
  expect(ref.current).toBe(card);
  expect(card).toHaveClass('mine');
  expect(card).toHaveStyle({ order: 2, padding: '4px', overflow: 'clip' });
});
