import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Spinner } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('Spinner', () => {
  it('is a status with its label', async () => {
    const { container } = render(<Spinner label="Saving" />);
    expect(screen.getByRole('status')).toHaveTextContent('Saving');
    await expectAccessible(container);
  });

  it('is silent beside a text that says it', () => {
    render(<Spinner />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
