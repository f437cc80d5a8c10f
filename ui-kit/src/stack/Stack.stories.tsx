import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '.';
import { Button } from '../button';

const meta = {
  title: 'Core/Stack',
  component: Stack,
  args: { children: ['Edit', 'View Team', 'Delete'].map((label) => <Button key={label}>{label}</Button>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretch: Story = {};
export const Start: Story = { args: { align: 'start', gap: 2 } };
export const Center: Story = { args: { align: 'center' } };
export const End: Story = { args: { align: 'end' } };
export const RightToLeft: Story = { ...Start, globals: { direction: 'rtl' } };
