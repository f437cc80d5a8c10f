import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pips } from './Pips';

const meta = {
  title: 'Data/Pips',
  component: Pips,
  args: { filled: 5, total: 8, label: '5 of 8 places' },
} satisfies Meta<typeof Pips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Many: Story = { args: { filled: 9, total: 30, label: '9 of 30 places' } };
