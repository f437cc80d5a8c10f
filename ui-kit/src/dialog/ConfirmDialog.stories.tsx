import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { ConfirmDialog } from '.';

const guide: Guide = {
  when: 'Use it before what cannot be undone.',
  instead: [
    ['Overlay/Dialog', 'if something has to be filled in.'],
    ['Overlay/Toaster', 'with Undo, for what can be undone.'],
  ],
  rules: [
    { do: 'Name the thing and what is lost with it.', dont: '“Are you sure?”' },
    { do: 'Repeat the action on the button: “Delete”.', dont: '“Yes” and “No”.' },
    {
      do: 'Offer Undo in a toast instead, if that is possible.',
      dont: 'Ask about everything, until nobody reads it.',
    },
  ],
  keys: [
    ['Tab', 'Stays inside. Cancel has the focus at first.'],
    ['Escape', 'Cancels.'],
  ],
  screenReader: 'Read with its title and text when it opens, as an alert.',
};

const meta = {
  title: 'Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide, docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete project',
    children: 'Are you sure you want to delete Partner API?',
    confirmLabel: 'Delete',
    danger: true,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};

/** Neither closes nor confirms again. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: 'Failed to delete project. Please try again.' } };

export const NonDestructive: Story = {
  args: {
    title: 'Complete project',
    children: 'Is all work on Partner API finished?',
    confirmLabel: 'Complete',
    danger: false,
  },
};

export const LongName: Story = {
  args: {
    children:
      'Are you sure you want to delete Migration-of-regional-accounting-to-the-shared-ledger-platform?',
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };

/** Cancel has initial focus, so that an accidental Enter deletes nothing. */
export const Confirms: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: onAPhone };

export const Cancels: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete project' }),
    ).toHaveAccessibleDescription('Are you sure you want to delete Partner API?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
