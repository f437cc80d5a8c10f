import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { Menu } from '.';
import { Button } from '../button';

const meta = {
  title: 'Overlay/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  args: {
    label: 'Actions for Atlas Billing',
    items: [
      { label: 'Edit', icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => {} },
      { label: 'View Team', icon: <UsersRound size={16} aria-hidden="true" />, onSelect: () => {} },
      { label: 'Delete', icon: <Trash2 size={16} aria-hidden="true" />, onSelect: () => {}, danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithOwnTrigger: Story = { args: { trigger: <Button>More</Button> } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
  },
};
