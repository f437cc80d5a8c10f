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
export const WordsAlone: Story = { args: { icon: undefined, action: undefined } };
export const LongText: Story = {
  args: {
    title: 'No engineer matches all of the skills, the department and the dates that are looked for.',
    children: <p>Fewer skills, or other dates, may find somebody.</p>,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
