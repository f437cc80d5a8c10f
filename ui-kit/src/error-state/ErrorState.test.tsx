import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from '.';
import { expectAccessible } from '../testing/expect-accessible';

describe('ErrorState', () => {
  it('announces the error and its cause, and offers to retry', async () => {
    const retry = vi.fn();
    const { container } = render(
      <ErrorState title="Failed to fetch projects" cause="No response within 5 seconds" onRetry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to fetch projectsNo response within 5 seconds',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('has no button without onRetry, and a heading when it replaces the page', () => {
    render(<ErrorState title="Not found" headingLevel={1} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
});
