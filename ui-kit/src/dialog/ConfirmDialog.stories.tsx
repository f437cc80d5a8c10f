import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '.';

const meta = {
  title: 'Overlay/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    onClose: () => {},
    onConfirm: () => {},
    title: 'Delete project',
    children: 'Are you sure you want to delete Partner API?',
    confirmLabel: 'Delete',
    danger: true,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'Failed to delete project. Please try again.' } };
