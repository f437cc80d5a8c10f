import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ContextMenu } from '.';

const guide: Guide = {
  when: 'Use it as a shortcut on things that are worked with directly, such as bars on a time line.',
  instead: [['Overlay/Menu', 'wherever there is room for a button.']],
  rules: [
    { do: 'Offer everything elsewhere as well.', dont: 'The only way to delete something.' },
    { do: 'Open it on Shift+F10 and the menu key too.', dont: 'By the right mouse button alone.' },
  ],
  keys: [
    ['Arrow keys, Home, End, letters', 'Move through the items.'],
    ['Enter, Space', 'Run the item.'],
    ['Escape, Tab', 'Close it; the focus returns.'],
  ],
  screenReader: 'Read as a menu with the name of what it is about.',
};

const meta = {
  title: 'Overlay/ContextMenu',
  component: ContextMenu,
  parameters: { guide, layout: 'centered' },
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
