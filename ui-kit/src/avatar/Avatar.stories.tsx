import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRoundX } from 'lucide-react';
import { Avatar } from './Avatar';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Maya Lindqvist' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      {([22, 28, 32, 36, 48] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const DeletedUser: Story = { args: { icon: <UserRoundX size={16} /> } };

export const SingleName: Story = { args: { name: 'Plato' } };
export const NonLatin: Story = { args: { name: '山田 太郎' } };
