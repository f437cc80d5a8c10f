import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dialog } from '.';
import { Button } from '../button';
import { Note } from '../note';
import { PasswordField } from '../password-field';
import { Stack } from '../stack';
import { TextField } from '../text-field';

const meta = {
  title: 'Overlay/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
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

/** Type something, then press Escape. */
export const AsksBeforeDropping: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    const [name, setName] = useState('');
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add Engineer</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} dirty={name !== ''}>
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        </Dialog>
      </>
    );
  },
};
