import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingText } from '.';
import { expectAccessible } from '../testing/expect-accessible';

it('announces what is loading', async () => {
  const { container } = render(<LoadingText>Loading engineers...</LoadingText>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading engineers...');
  await expectAccessible(container);
});
