import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '.';

const meta = {
  title: 'Core/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'demo-password', style: { maxWidth: 400 } },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'At least 6 characters', controlSize: 'lg' } };
export const Invalid: Story = { args: { error: 'Password must be at least 6 characters' } };

export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: "Password for your company's workspace",
    defaultValue: 'correct-horse-battery-staple-and-then-some-more',
    hint: "At least 6 characters. Don't reuse a password from another site",
    style: { maxWidth: 200 },
  },
};

export const RevealsPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
