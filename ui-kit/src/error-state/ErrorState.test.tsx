import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorState } from '.';
import { expectAccessible } from '../testing/expect-accessible';

/** A page that fails until it is tried again. */
function Page({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      {failed ? <ErrorState title="Failed to fetch projects" onRetry={() => setFailed(false)} /> : children}
    </main>
  );
}

function Name() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="Name" />;
}

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

  it('leaves the focus in the page when what failed comes back', async () => {
    render(<Page>Atlas</Page>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Atlas');
    await waitFor(() => expect(main).toHaveFocus());
  });

  it('leaves the focus where what comes instead takes it', async () => {
    render(
      <Page>
        <Name />
      </Page>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('has no button without onRetry, and a heading when it replaces the page', () => {
    render(<ErrorState title="Not found" headingLevel={1} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  });
});
