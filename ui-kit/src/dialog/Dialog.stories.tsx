import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Dialog } from '.';
import { Button } from '../button';
import { Note } from '../note';
import { PasswordField } from '../password-field';
import { Stack } from '../stack';
import { TextField } from '../text-field';

const guide: Guide = {
  when: 'Use it for a task of its own that interrupts the page: a form, or a list to work through.',
  instead: [
    ['Overlay/Popover', 'for quick looks and small changes.'],
    ['Overlay/ConfirmDialog', 'for a question.'],
    ['Layout/Page', 'for what has an address of its own, or many steps.'],
  ],
  rules: [
    { do: 'Repeat the title on the primary button.', dont: '“Save” under “Add Project”.' },
    {
      do: 'Set `dirty`, so that closing asks before dropping what was typed.',
      dont: 'Close at a click beside it, with half a form filled in.',
    },
    { do: 'One dialog at a time.', dont: 'A dialog that opens a dialog, other than a question.' },
  ],
  keys: [
    ['Tab, Shift+Tab', 'Stay inside.'],
    ['Escape', 'Closes it; with unsaved input it asks first, and a second Escape closes only the question.'],
  ],
  screenReader: 'Read with its title. The focus moves to the first empty field, and returns to where it was.',
};

const meta = {
  title: 'Overlay/Dialog',
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    onClose: () => {},
    title: 'Add Engineer',
    children: (
      <Stack>
        <TextField label="Name" defaultValue="Ingrid Solberg" />
        <TextField label="Email" defaultValue="ingrid.solberg@northwind.dev" />
        <PasswordField label="Password" hint="At least 6 characters" />
        <Note tone="red" title="A user with this email exists already" />
      </Stack>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Add Engineer</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Table: Story = {
  args: { size: 'table', title: 'Engineer Capacity', footer: undefined, children: <p>No assignments</p> },
};

export const WithActions: Story = {
  args: {
    ...Table.args,
    actions: (
      <>
        <Button size="sm" variant="ghost" icon={<Pencil size={16} aria-hidden="true" />}>
          Edit
        </Button>
        <Button size="sm" variant="ghost" icon={<Trash2 size={16} aria-hidden="true" />}>
          Delete
        </Button>
      </>
    ),
  },
};

/** Type something, then press Escape. */
export const AsksBeforeDropping: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    const [name, setName] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add Engineer</Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => setOpen(false)}
          dirty={name !== ''}
          footer={(close) => (
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Save
              </Button>
            </>
          )}
        >
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        </Dialog>
      </>
    );
  },
};

export const WithDescription: Story = {
  args: { description: 'Engineers sign in with this email address and choose their own password.' },
};

export const UnbrokenName: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `Edit ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`,
    children: <TextField label="Name" defaultValue={'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} />,
  },
};

export const Narrow: Story = { args: { size: 'confirm', title: 'Rename' } };

/** The body scrolls; header and footer stay in place. */
export const LongContent: Story = {
  args: {
    title: 'Everything that was agreed with the team of the migration of all regions to the shared ledger',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Line {index + 1} of what was agreed</p>
    )),
  },
  // It becomes focusable shortly after it has been measured.
  play: async () =>
    expect(await screen.findByRole('group', { name: /^Everything that was agreed/ })).toHaveAttribute(
      'tabindex',
      '0',
    ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };

/** Focus moves to the first field, and back to the button on close. */
export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  ...AsksBeforeDropping,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Engineer' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Engineer' })).toHaveFocus());
  },
};

export const KeepsInput: Story = {
  tags: ['!dev', '!autodocs'],
  ...AsksBeforeDropping,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Engineer' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ingrid{Escape}');
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ingrid');
  },
};

export const OnAPhone: Story = { ...Form, globals: onAPhone };

export const ClosesOnCloseButton: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Clicking outside closes the dialog, clicking inside doesn't. */
export const ClosesOnScrimClick: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Engineer' });
    await userEvent.click(dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const DiscardsInput: Story = {
  tags: ['!dev', '!autodocs'],
  ...AsksBeforeDropping,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Engineer' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ingrid{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** `initialFocus` receives focus instead of the first field. */
export const CustomInitialFocus: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Focused(args) {
    const email = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...args} initialFocus={email}>
        <TextField label="Name" defaultValue="Ingrid Solberg" />
        <TextField label="Email" ref={email} />
      </Dialog>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
