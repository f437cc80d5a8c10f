import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { createLoadable } from '@erm/ui-kit/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { sampleManager } from '../testing/memory-records';
import { useLazyDialog } from './use-lazy-dialog';

const Dialog: ComponentType<{ onClose: () => void }> = ({ onClose }) => (
  <button onClick={onClose}>Close</button>
);

it('opens once its code is loaded, and shows a toast and can be retried if loading fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let offline = true;
  const dialog = createLoadable(() =>
    offline ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog),
  );
  const host = createFakeHost({ user: sampleManager, api: () => null });
  function Page() {
    const lazy = useLazyDialog(dialog);
    return (
      <>
        <button onClick={lazy.open}>Open</button>
        {lazy.Dialog && <lazy.Dialog onClose={lazy.close} />}
      </>
    );
  }
  render(
    <HostContext value={host}>
      <Page />
    </HostContext>,
  );
  const user = userEvent.setup({ delay: null });
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  expect(host.notifications[0]?.description).toMatch(/could not be opened/);
  offline = false;
  await open();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(host.notifications).toHaveLength(1);
});

it('opens by itself while it is wanted, and shows a toast if loading fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let offline = true;
  const dialog = createLoadable(() =>
    offline ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog),
  );
  const host = createFakeHost({ user: sampleManager, api: () => null });
  function Page({ wanted }: { wanted: boolean }) {
    const lazy = useLazyDialog(dialog, wanted);
    return lazy.Dialog && <lazy.Dialog onClose={lazy.close} />;
  }
  const page = (wanted: boolean) => (
    <HostContext value={host}>
      <Page wanted={wanted} />
    </HostContext>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  offline = false;
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  rerender(page(false));
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(host.notifications).toHaveLength(1);
});
