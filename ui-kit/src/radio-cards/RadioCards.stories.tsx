import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCards } from '.';

const meta = {
  title: 'Core/RadioCards',
  component: RadioCards,
  args: {
    label: 'Role',
    name: 'role',
    style: { maxWidth: 400 },
    options: [
      { value: 'manager', label: 'Manager', description: 'Plans projects' },
      { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};
export const Selected: Story = { args: { value: 'engineer', onChange: () => {} } };
export const Invalid: Story = { args: { error: 'Choose a role' } };

export const WithHint: Story = { args: { hint: 'This cannot be changed later' } };
export const Disabled: Story = { args: { value: 'engineer', onChange: () => {}, disabled: true } };
export const LongTexts: Story = {
  args: {
    options: [
      {
        value: 'manager',
        label: 'Manager of several teams',
        description: 'Plans projects, staffing and timelines',
      },
      { value: 'engineer', label: 'Engineer', description: 'Sees own workload' },
    ],
  },
};
export const RightToLeft: Story = { ...Selected, globals: { direction: 'rtl' } };

export const SelectsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Manager'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Engineer' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Engineer' })).toHaveFocus();
  },
};
