import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { createLoadable, type Loadable } from '@erm/ui-kit/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sampleManager } from '../testing/memory-records';
import { useLazyDialog } from './use-lazy-dialog';

const Dialog: ComponentType<{ onClose: () => void }> = ({ onClose }) => (
  <button onClick={onClose}>Close</button>
);

/** Opens a dialog by a button. */
function Opener({ dialog }: { dialog: Loadable<typeof Dialog> }) {
  const lazy = useLazyDialog(dialog);
  return (
    <>
      <button onClick={lazy.open}>Open</button>
      {lazy.Dialog && <lazy.Dialog onClose={lazy.close} />}
    </>
  );
}

it('opens once its code is loaded, and shows a toast and can be retried if loading fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let offline = true;
  const dialog = createLoadable(() =>
    offline ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog),
  );
  const host = createFakeHost({ user: sampleManager, api: () => null });
  render(
    <HostContext value={host}>
      <Opener dialog={dialog} />
    </HostContext>,
  );
  const user = userEvent.setup({ delay: null });
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await waitFor(() => expect(host.notifications).toHaveLength(1));
  expect(host.notifications[0]?.description).toBe('The dialog could not be opened. Error code LOAD-000001');
  expect(host.failures).toEqual([{ kind: 'load', error: new Error('offline') }]);
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

it('is called off by Escape while its code is loading, which nothing around it hears', async () => {
  const dialog = createLoadable(() => Promise.resolve(Dialog));
  const onKeyDown = vi.fn();
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
  render(
    <HostContext value={createFakeHost({ user: sampleManager, api: () => null })}>
      <Opener dialog={dialog} />
    </HostContext>,
  );
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const escape = () => fireEvent.keyDown(screen.getByRole('button', { name: 'Open' }), { key: 'Escape' });
  open();
  escape();
  await act(() => dialog.load());
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
  open();
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  escape();
  expect(onKeyDown).toHaveBeenCalledOnce();
});
