import type { Meta, StoryObj } from '@storybook/react-vite';
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
