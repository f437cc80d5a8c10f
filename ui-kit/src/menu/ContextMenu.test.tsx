import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { ContextMenu } from '.';

const onSelect = vi.fn();

function Bar() {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  return (
    <>
      <div
        role="button"
        tabIndex={0}
        onContextMenu={(event) => {
          event.preventDefault();
          setAt({ x: event.clientX, y: event.clientY });
        }}
      >
        Atlas Billing
      </div>
      {at && (
        <ContextMenu
          label="Actions for Atlas Billing"
          items={[{ label: 'Edit', onSelect }]}
          at={at}
          onClose={() => setAt(null)}
        />
      )}
    </>
  );
}

it('opens where it is told, focuses its first item, and gives the focus back', async () => {
  const user = userEvent.setup();
  render(<Bar />);
  const bar = screen.getByRole('button', { name: 'Atlas Billing' });
  bar.focus();
  await user.pointer({ keys: '[MouseRight]', target: bar });
  const item = await screen.findByRole('menuitem', { name: 'Edit' });
  await waitFor(() => expect(item).toHaveFocus());
  expect(screen.getByRole('menu')).toHaveAccessibleName('Actions for Atlas Billing');
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(bar).toHaveFocus());
  expect(onSelect).not.toHaveBeenCalled();
  await user.pointer({ keys: '[MouseRight]', target: bar });
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
