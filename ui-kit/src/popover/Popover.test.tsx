import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Popover, type PopoverProps } from '.';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';

function Details(props: Pick<Partial<PopoverProps>, 'children'>) {
  return (
    <Popover label="Details of Atlas Billing" trigger={<Button>Details</Button>} {...props}>
      {props.children ?? <a href="#atlas">Open project</a>}
    </Popover>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Details' });
const panel = () => screen.queryByRole('dialog', { name: 'Details of Atlas Billing' });

describe('Popover', () => {
  it('opens by keyboard with focus inside, and returns it on Escape', async () => {
    render(<Details />);
    expect(panel()).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open project' })).toHaveFocus());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(panel()).not.toBeInTheDocument();
  });

  it('focuses the panel if nothing inside is focusable', async () => {
    render(<Details>Nothing to press.</Details>);
    await userEvent.click(trigger());
    await waitFor(() => expect(panel()).toHaveFocus());
  });

  it('closes on an outside click or when tabbing out, without blocking the page', async () => {
    const press = vi.fn();
    render(
      <>
        <Details />
        <Button onClick={press}>Elsewhere</Button>
      </>,
    );
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(press).toHaveBeenCalledOnce();
    expect(panel()).not.toBeInTheDocument();
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open project' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('can be closed by its content', async () => {
    render(<Details>{(close) => <Button onClick={close}>Done</Button>}</Details>);
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(trigger()).toHaveFocus());
    expect(panel()).not.toBeInTheDocument();
  });

  it('can be controlled', async () => {
    const ask = vi.fn();
    const popover = (open: boolean) => (
      <Popover
        label="Details of Atlas Billing"
        trigger={<Button>Details</Button>}
        open={open}
        onOpenChange={ask}
      >
        Nothing to press.
      </Popover>
    );
    const { rerender } = render(popover(false));
    await userEvent.click(trigger());
    expect(ask).toHaveBeenLastCalledWith(true);
    expect(panel()).not.toBeInTheDocument();
    rerender(popover(true));
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(ask).toHaveBeenLastCalledWith(false);
    expect(panel()).toBeInTheDocument();
  });

  it('returns the focus to what it is told to', async () => {
    function Row() {
      const cell = useRef<HTMLButtonElement>(null);
      const [open, setOpen] = useState(true);
      return (
        <>
          <button ref={cell}>Cell</button>
          <Popover
            label="Details of Atlas Billing"
            trigger={<span />}
            open={open}
            onOpenChange={setOpen}
            returnFocusTo={cell}
          >
            <a href="#atlas">Open project</a>
          </Popover>
        </>
      );
    }
    render(<Row />);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open project' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cell' })).toHaveFocus());
  });

  it('handles Escape before the dialog around it', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Team Members" onClose={onClose}>
        <Details />
      </Dialog>,
    );
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Open project' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('handles Escape before the dialog around it, even if what opened it still has the focus', () => {
    function Details() {
      const [anchor, setAnchor] = useState<HTMLElement | null>(null);
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button ref={setAnchor} onClick={() => setOpen(true)}>
            Details
          </Button>
          {open && (
            <Popover label="Details of Atlas Billing" anchor={anchor} open onOpenChange={setOpen}>
              <a href="#atlas">Open project</a>
            </Popover>
          )}
        </>
      );
    }
    const onClose = vi.fn();
    render(
      <Dialog open title="Team Members" onClose={onClose}>
        <Details />
      </Dialog>,
    );
    trigger().focus();
    fireEvent.click(trigger());
    expect(panel()).toBeInTheDocument();
    expect(trigger()).toHaveFocus();
    fireEvent.keyDown(trigger(), { key: 'Escape' });
    expect(panel()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(trigger(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(trigger()).toHaveFocus();
  });
});
