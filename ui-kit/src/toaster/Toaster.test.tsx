import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, type ToastMessage } from '.';
import { Dialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';

const toast = (id: string, more: Partial<ToastMessage> = {}): ToastMessage => ({
  id,
  kind: 'success',
  title: `Toast ${id}`,
  ...more,
});

function Toasts({ initial }: { initial: ToastMessage[] }) {
  const [toasts, setToasts] = useState(initial);
  return (
    <Toaster toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))} />
  );
}

const card = (title: string) => screen.getByText(title).closest('li') as HTMLElement;

const advance = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('Toaster', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('announces errors as alerts and the rest as status', () => {
    render(
      <Toasts initial={[toast('1'), toast('2', { kind: 'error', description: 'Invalid credentials' })]} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Toast 2Invalid credentials');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Toast 1');
  });

  it('lets a toast go after 4 seconds', () => {
    render(<Toasts initial={[toast('1')]} />);
    advance(3800);
    expect(screen.getByText('Toast 1')).toBeInTheDocument();
    advance(400);
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it.each([
    [
      'the pointer',
      () => fireEvent.pointerMove(card('Toast 1')),
      () => fireEvent.pointerLeave(screen.getByRole('region')),
    ],
    ['the focus', () => act(() => card('Toast 1').focus()), () => act(() => card('Toast 1').blur())],
  ])('keeps it while %s is on it', (_, enter, leave) => {
    render(<Toasts initial={[toast('1')]} />);
    advance(1000);
    enter();
    advance(10_000);
    expect(screen.getByText('Toast 1')).toBeInTheDocument();
    leave();
    advance(4000);
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it('keeps the newest three', () => {
    render(<Toasts initial={['1', '2', '3', '4'].map((id) => toast(id))} />);
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
    for (const id of ['2', '3', '4']) expect(screen.getByText(`Toast ${id}`)).toBeInTheDocument();
  });

  it('closes by its button', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toasts initial={[toast('1')]} />);
    await user.click(screen.getByRole('button', { name: 'Dismiss: Toast 1' }));
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it('is heard over an open dialog', () => {
    const page = (toasts: ToastMessage[], open: boolean) => (
      <>
        <Toaster toasts={toasts} onDismiss={() => {}} />
        <Dialog open={open} onClose={() => {}} title="Edit Project">
          Status
        </Dialog>
      </>
    );
    const { rerender } = render(page([], false));
    rerender(page([], true));
    rerender(page([toast('1', { kind: 'error' })], true));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Toast 1');
  });

  it('puts no style element with text into the page and breaks no rule of axe', async () => {
    vi.useRealTimers();
    render(<Toasts initial={[toast('1', { description: 'Done' })]} />);
    const foreign = [...document.querySelectorAll('style:not([data-styled])')];
    expect(foreign).toEqual([]);
    await expectAccessible();
  });
});
