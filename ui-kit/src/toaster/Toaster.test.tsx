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

  it('announces each toast once: errors as alerts, others as status', () => {
    const announced: string[] = [];
    const observer = new MutationObserver(() => {});
    const listen = () => {
      for (const { target, addedNodes } of observer.takeRecords()) {
        const region = (target as Element).closest('[aria-live]:not([aria-live=off])');
        if (!region) continue;
        for (const { textContent } of addedNodes)
          announced.push(`${region.ariaLive} ${region.role}: ${textContent}`);
      }
    };
    observer.observe(document.body, { childList: true, subtree: true });
    render(
      <Toasts initial={[toast('1'), toast('2', { kind: 'error', description: 'Invalid credentials' })]} />,
    );
    // A live region's initial content isn't announced.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    advance(1500);
    listen();
    observer.disconnect();
    expect(announced).toEqual([
      'polite status: Toast 1',
      'assertive alert: Toast 2',
      'assertive alert: Invalid credentials',
    ]);
    expect(document.body).not.toHaveTextContent(/Notification\b/);
  });

  it('dismisses a toast after 4 seconds', () => {
    render(<Toasts initial={[toast('1')]} />);
    advance(3800);
    expect(screen.getByText('Toast 1')).toBeInTheDocument();
    advance(400);
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it('lasts 8 seconds with an action, which closes it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const undo = vi.fn();
    render(<Toasts initial={[toast('1', { action: { label: 'Undo', onSelect: undo } })]} />);
    advance(7800);
    await user.click(screen.getByRole('button', { name: 'Undo: Toast 1' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it.each([
    [
      'hover',
      () => fireEvent.pointerMove(card('Toast 1')),
      () => fireEvent.pointerLeave(screen.getByRole('region')),
    ],
    ['focus', () => act(() => card('Toast 1').focus()), () => act(() => card('Toast 1').blur())],
  ])('stays open during %s', (_, enter, leave) => {
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
    advance(100);
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
    for (const id of ['2', '3', '4']) expect(screen.getByText(`Toast ${id}`)).toBeInTheDocument();
  });

  it('dismisses by its button', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toasts initial={[toast('1')]} />);
    await user.click(screen.getByRole('button', { name: 'Dismiss: Toast 1' }));
    expect(screen.queryByText('Toast 1')).not.toBeInTheDocument();
  });

  it.each([
    ['opened after the first toast', true],
    ['with the first toast', false],
  ])('is announced over an open dialog %s', (_, before) => {
    const page = (toasts: ToastMessage[] | null, open: boolean) => (
      <>
        {toasts && <Toaster toasts={toasts} onDismiss={() => {}} />}
        <Dialog open={open} onClose={() => {}} title="Edit Project">
          Status
        </Dialog>
      </>
    );
    const { rerender } = render(page(before ? [] : null, false));
    rerender(page(before ? [] : null, true));
    rerender(page([toast('1', { kind: 'error' })], true));
    advance(100);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Toast 1');
  });

  it('can be swiped away towards the end', () => {
    document.dir = 'rtl';
    render(<Toasts initial={[toast('1')]} />);
    document.dir = '';
    expect(screen.getByRole('listitem')).toHaveAttribute('data-swipe-direction', 'left');
  });

  it('injects no style element with text, without axe violations', async () => {
    vi.useRealTimers();
    const styles = () => [...document.querySelectorAll('style:not([data-styled])')];
    const before = styles();
    render(<Toasts initial={[toast('1', { description: 'Done' })]} />);
    expect(styles()).toEqual(before);
    await expectAccessible();
  });
});
