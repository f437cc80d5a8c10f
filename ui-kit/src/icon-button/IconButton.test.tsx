import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IconButton } from '.';
import { expectAccessible } from '../testing/expect-accessible';

it('is named by its label, whatever the icon', async () => {
  const { container } = render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(container);
});
