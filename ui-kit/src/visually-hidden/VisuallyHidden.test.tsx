import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from '.';

it('is visually hidden but part of the accessible name', () => {
  render(
    <button type="button">
      Edit <VisuallyHidden>Ana Sousa</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Edit Ana Sousa' })).toBeVisible();
  expect(screen.getByText('Ana Sousa')).toHaveStyle({ position: 'absolute', width: '1px', height: '1px' });
});
