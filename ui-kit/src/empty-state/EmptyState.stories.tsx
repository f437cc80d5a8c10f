import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, UsersRound } from 'lucide-react';
import { EmptyState } from '.';
import { Button } from '../button';

const meta = {
  title: 'Core/EmptyState',
  component: EmptyState,
  args: {
    icon: <UsersRound size={20} />,
    title: 'No engineers added yet.',
    action: (
      <Button size="sm" variant="primary" icon={<Plus size={14} aria-hidden="true" />}>
        Add Engineer
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { action: undefined } };
export const TextOnly: Story = { args: { icon: undefined, action: undefined } };
export const LongText: Story = {
  args: {
    title: 'No engineers match the selected skills, department and dates.',
    children: <p>Try fewer skills or different dates.</p>,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
