import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ContextMenu } from '.';

const meta = {
  title: 'Overlay/ContextMenu',
  component: ContextMenu,
  parameters: { layout: 'centered' },
  args: {
    label: 'Actions for Atlas Billing, 60%',
    at: { x: 120, y: 80 },
    items: [
      { label: 'Edit', icon: <Pencil size={16} aria-hidden="true" />, onSelect: fn() },
      { label: 'Delete', icon: <Trash2 size={16} aria-hidden="true" />, onSelect: fn(), danger: true },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    // It is positioned first.
    await waitFor(() => expect(item).toBeVisible());
    const { left, top } = screen.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(meta.args.at.x);
    await expect(top).toBeGreaterThanOrEqual(meta.args.at.y);
  },
};
