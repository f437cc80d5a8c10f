import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextField } from '.';

const meta = {
  title: 'Core/TextField',
  component: TextField,
  args: { label: 'Department', style: { maxWidth: 300 } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'Platform' } };
export const Placeholder: Story = { args: { label: 'Email', placeholder: 'name@company.com' } };
export const WithHint: Story = { args: { hint: 'As listed in the roster' } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = {
  args: { label: 'Email', defaultValue: 'maya@', error: 'Invalid email address' },
};
export const Disabled: Story = { args: { defaultValue: 'Platform', disabled: true } };
export const WithIcon: Story = {
  args: { label: 'Search', labelHidden: true, icon: <Search size={16} aria-hidden="true" /> },
};
export const Large: Story = { args: { controlSize: 'lg', defaultValue: 'On the sign-in screens' } };

export const LongTexts: Story = {
  args: {
    label: 'Department the engineer belongs to during the migration',
    defaultValue: 'Payment platform reliability, all regions',
    hint: 'As listed in the roster, where it may be longer than this field',
  },
};
export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };

export const AcceptsInput: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Department' }), 'Platform');
    await expect(canvas.getByRole('textbox')).toHaveValue('Platform');
  },
};
