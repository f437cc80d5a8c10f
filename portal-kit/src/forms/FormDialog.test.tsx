import { ApiError, HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { FormTextField } from '@erm/ui-kit/form';
import { expectAccessible, findDialog, recordAnnouncements } from '@erm/ui-kit/testing';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createQueryClient } from '../app/query-client';
import { useSave } from '../saving/use-save';
import { sampleManager } from '../testing/memory-records';
import { FormDialog } from './FormDialog';
import { useSchemaForm } from './use-schema-form';

const schema = z.object({ name: z.string().min(1, 'Name is required') });

type Send = (body: { name: string }) => Promise<unknown>;

interface RenameDialogProps {
  send: Send;
  onError: (() => Promise<void>) | undefined;
  onClose: () => void;
}

function RenameDialog({ send, onError, onClose }: RenameDialogProps) {
  const form = useSchemaForm(schema, { name: 'Ana' });
  const save = useSave({
    save: send,
    saved: 'Renamed',
    failed: 'Failed to rename.',
    invalidates: [],
    ...(onError && { onError }),
  });
  return (
    <FormDialog
      title="Rename"
      submitLabel="Save"
      form={form}
      save={save}
      toBody={(body) => body}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="name" label="Name" />
    </FormDialog>
  );
}

async function openDialog(send: Send, onError?: () => Promise<void>) {
  const onClose = vi.fn();
  const host = createFakeHost({ user: sampleManager, api: () => null });
  render(
    <HostContext value={host}>
      <QueryClientProvider client={createQueryClient()}>
        <RenameDialog send={send} onError={onError} onClose={onClose} />
      </QueryClientProvider>
    </HostContext>,
  );
  await findDialog('Rename');
  const user = userEvent.setup({ delay: null });
  const submit = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { host, user, submit, onClose, field: screen.getByLabelText('Name') };
}

const failure = (code: string, message: string, issues: { path: string; message: string }[] = []) =>
  new ApiError({ status: code === 'CONFLICT' ? 409 : 400, code, message, issues });

describe('FormDialog', () => {
  it('sends the form, shows a toast, and closes', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const { host, submit, onClose } = await openDialog(send);
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ana' });
    expect(host.notifications).toEqual([{ kind: 'success', title: 'Renamed' }]);
  });

  it('shows the server’s issues on the fields and keeps the form’s values', async () => {
    const issues = [{ path: 'name', message: 'That name is taken' }];
    const send = () => Promise.reject(failure('VALIDATION_FAILED', 'That name is taken', issues));
    const { submit, field, onClose } = await openDialog(send);
    await submit();
    await waitFor(() => expect(field).toHaveAccessibleDescription('That name is taken'));
    expect(field).toHaveValue('Ana');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['its own error', '', 'Name is required'],
    ['the server’s issue', 'Ilya', 'That name is taken'],
  ])('announces %s if the focus is in that field already', async (_, name, message) => {
    const issues = [{ path: 'name', message }];
    const { user, field } = await openDialog(() =>
      Promise.reject(failure('VALIDATION_FAILED', message, issues)),
    );
    const announced = recordAnnouncements();
    await user.clear(field);
    await user.type(field, `${name}{Enter}`);
    await waitFor(() => expect(announced).toEqual([message]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual([message, message]));
  });

  it.each([
    ['an issue without a field', failure('VALIDATION_FAILED', 'No', [{ path: 'x', message: 'No' }]), 'No'],
    ['an error without issues', failure('FORBIDDEN', 'Managers only'), 'Managers only'],
    ['a network error', new Error('offline'), 'Failed to rename.'],
  ])('shows %s above the buttons', async (_, error, text) => {
    const { submit } = await openDialog(() => Promise.reject(error));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await expectAccessible();
  });

  it('explains a conflict with another user’s change', async () => {
    const { submit } = await openDialog(() => Promise.reject(failure('CONFLICT', 'Someone changed this')));
    await submit();
    expect(await screen.findByText('Someone changed this')).toBeVisible();
    expect(screen.getByText(/Save again to replace the other change/)).toBeVisible();
  });

  it('can be resubmitted after a failure', async () => {
    let attempts = 0;
    const send = () => ((attempts += 1) === 1 ? Promise.reject(new Error('offline')) : Promise.resolve());
    const { submit, onClose } = await openDialog(send);
    await submit();
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(attempts).toBe(2);
  });

  it('fails while the browser is offline, and sends nothing by itself once it is back', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const send = vi.fn<Send>(() => Promise.reject(new Error('offline')));
    const { submit } = await openDialog(send);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to rename.');
    act(() => onlineManager.setOnline(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(send).toHaveBeenCalledOnce();
  });

  it('stays pending until the error handler has finished', async () => {
    const send = vi.fn<Send>(() => Promise.reject(new Error('offline')));
    let done = () => {};
    const { submit } = await openDialog(send, () => new Promise<void>((resolve) => (done = resolve)));
    await submit();
    const button = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await submit();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(send).toHaveBeenCalledOnce();
    done();
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('sends one request for a double submit', async () => {
    const send = vi.fn<Send>(() => new Promise(() => {}));
    await openDialog(send);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Rename' });
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(send).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(send).toHaveBeenCalledOnce();
  });
});
