import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '.';

const meta = {
  title: 'Core/IconButton',
  component: IconButton,
  args: { label: 'Actions for Ana Sousa', icon: <Ellipsis size={16} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Secondary: Story = {
  args: { variant: 'secondary', size: 'md', label: 'Close', icon: <X size={16} aria-hidden="true" /> },
};

export const Large: Story = { args: { size: 'lg' } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ana Sousa' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Disabled: Story = { args: { disabled: true } };

export const Clicks: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ana Sousa' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Ana Sousa' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
