import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from '.';
import { Button } from '../button';
import { Menu } from '../menu';
import { expectAccessible } from '../testing/expect-accessible';
import { TextField } from '../text-field';

function Page({ onClose, ...dialog }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Engineer</Button>
      <Dialog
        title="Add Engineer"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Save</Button>
          </>
        }
        {...dialog}
        open={open}
        onClose={close}
      >
        {dialog.children ?? <TextField label="Name" />}
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Add Engineer' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Add Engineer' });

describe('Dialog', () => {
  it('has actions in its head, before the close button, and still starts with its first field', async () => {
    render(<Page actions={<Button>Show history</Button>} />);
    await open();
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Show history' })).toHaveFocus();
    await expectAccessible();
  });

  it('focuses its first field, traps focus, and restores it on close', async () => {
    render(<Page />);
    await open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await vi.waitFor(() => expect(name).toHaveFocus());
    for (const expected of ['Cancel', 'Save', 'Close']) {
      await userEvent.tab();
      await vi.waitFor(() => expect(screen.getByRole('button', { name: expected })).toHaveFocus());
    }
    await userEvent.tab();
    await vi.waitFor(() => expect(name).toHaveFocus());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add Engineer' })).toHaveFocus());
  });

  it('focuses the given initial element', async () => {
    function Named() {
      const second = useRef<HTMLInputElement>(null);
      return (
        <Page initialFocus={second}>
          <TextField label="Name" />
          <TextField label="Email" ref={second} />
        </Page>
      );
    }
    render(<Named />);
    await open();
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  });

  it('hides the page behind it and locks scrolling', async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('button', { name: 'Add Engineer' })).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes by its button and by the scrim, but not by a click inside', async () => {
    const onClose = vi.fn();
    render(<Page onClose={onClose} />);
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Add Engineer' }));
    expect(dialog()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    await open();
    const scrim = dialog()?.closest('[data-floating-ui-portal] > *');
    await userEvent.click(scrim ?? document.body);
    expect(dialog()).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('asks before discarding input', async () => {
    const onClose = vi.fn();
    render(<Page dirty onClose={onClose} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('also asks on the Cancel of a footer that uses close', async () => {
    const onClose = vi.fn();
    render(<Page dirty onClose={onClose} footer={(close) => <Button onClick={close}>Cancel</Button>} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open when Escape closes a menu inside it', async () => {
    render(
      <Page>
        <Menu label="More" items={[{ label: 'Copy', onSelect: () => {} }]} />
      </Page>,
    );
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
  });

  it('returns focus to the menu button it was opened from', async () => {
    function Row() {
      const [editing, setEditing] = useState(false);
      return (
        <>
          <Menu label="Actions" items={[{ label: 'Edit', onSelect: () => setEditing(true) }]} />
          <Dialog open={editing} onClose={() => setEditing(false)} title="Edit Project">
            <TextField label="Status" />
          </Dialog>
        </>
      );
    }
    render(<Row />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Status' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  it('has no axe violations', async () => {
    render(<Page description="Lukas Brandt on Data Residency EU" />);
    await open();
    expect(dialog()).toHaveAccessibleDescription('Lukas Brandt on Data Residency EU');
    await expectAccessible();
  });

  it('forwards class, style and ref to its panel', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Dialog open title="Edit Profile" onClose={() => {}} className="own" style={{ marginTop: 4 }} ref={ref}>
        Text
      </Dialog>,
    );
    const panel = screen.getByRole('dialog', { name: 'Edit Profile' });
    expect(panel).toHaveClass('own');
    expect(panel).toHaveStyle({ marginTop: '4px' });
    expect(ref.current).toBe(panel);
  });
});
