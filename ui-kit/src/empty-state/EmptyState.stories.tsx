import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { Plus, UsersRound } from 'lucide-react';
import { EmptyState } from '.';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it instead of a list without items, and say whether none exist or none match.',
  instead: [
    ['Core/ErrorState', 'if loading failed.'],
    ['Data/Skeleton', 'while loading.'],
  ],
  rules: [
    {
      do: 'A full sentence, and one next step: “No engineers added yet.” with Add Engineer.',
      dont: '“Nothing here”, which does not say what would be here.',
    },
    {
      do: 'When a filter hides everything, offer to clear it.',
      dont: 'Offer to add an item when a filter merely hides it.',
    },
  ],
  screenReader:
    'The icon is skipped. After its button is gone, the focus moves to the page or dialog around it.',
};

const meta = {
  title: 'Core/EmptyState',
  component: EmptyState,
  parameters: { guide },
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
