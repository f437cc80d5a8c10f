import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pips } from './Pips';

const meta = {
  title: 'Data/Pips',
  component: Pips,
  args: { filled: 5, total: 8, label: '5 of 8 places' },
} satisfies Meta<typeof Pips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const ManyPlaces: Story = { args: { filled: 9, total: 30, label: '9 of 30 places' } };

export const Empty: Story = { args: { filled: 0, label: '0 of 8 places' } };
export const Full: Story = { args: { filled: 8, label: '8 of 8 places' } };
export const OverTotal: Story = { args: { filled: 9, label: '9 of 8 places' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
