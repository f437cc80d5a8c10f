import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { UserRoundX } from 'lucide-react';
import { Avatar } from './Avatar';

const guide: Guide = {
  when: 'Use it in front of the name of a person, to make rows of people easy to scan.',
  instead: [['Portal kit/PersonLine', 'for the whole line of a person, with name and detail.']],
  rules: [
    { do: 'Show the name next to it.', dont: 'An avatar alone: initials are not unique.' },
    { do: '28 px in rows, 32 in cards, 48 in the header of a page.', dont: 'Sizes in between.' },
  ],
  screenReader: 'Skipped: the name next to it is read.',
};

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Maya Lindqvist' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      {([20, 22, 28, 32, 36, 48] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const DeletedUser: Story = { args: { icon: <UserRoundX size={16} /> } };

export const SingleName: Story = { args: { name: 'Plato' } };
export const NonLatin: Story = { args: { name: '山田 太郎' } };
