import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from '.';
import { Button } from '../button';
import { expectAccessible } from '../testing/expect-accessible';

it('shows a message and an action', async () => {
  const { container } = render(
    <EmptyState icon={<svg />} title="No engineers added yet." action={<Button>Add Engineer</Button>} />,
  );
  expect(screen.getByText('No engineers added yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Engineer' })).toBeVisible();
  await expectAccessible(container);
});
