import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField';

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Team Size', defaultValue: 5, min: 1, max: 99, style: { width: 180 } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: '2 assigned so far' } };
export const WithUnit: Story = {
  args: { label: 'Allocation', defaultValue: 25, max: 100, step: 5, suffix: '%' },
};
export const WithError: Story = { args: { defaultValue: 0, error: 'Team size must be at least 1' } };
export const Disabled: Story = { args: { disabled: true } };
