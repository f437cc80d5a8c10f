import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Spinner } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('Spinner', () => {
  it('is a status with a label', async () => {
    const { container } = render(<Spinner label="Saving" />);
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    await expectAccessible(container);
  });

  it('has no role without a label', () => {
    render(<Spinner />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
