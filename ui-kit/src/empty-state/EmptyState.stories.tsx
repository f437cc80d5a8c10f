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

export const Default: StoryObj<typeof meta> = {};
