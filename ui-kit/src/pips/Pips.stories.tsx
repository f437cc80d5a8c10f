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

export const NobodyYet: Story = { args: { filled: 0, label: '0 of 8 places' } };
export const Full: Story = { args: { filled: 8, label: '8 of 8 places' } };
export const MoreThanPlaces: Story = { args: { filled: 9, label: '9 of 8 places' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
