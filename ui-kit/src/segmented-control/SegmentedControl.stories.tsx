import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { expect } from 'storybook/test';
import { SegmentedControl } from '.';

const meta = {
  title: 'Core/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'View',
    options: ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label })),
    defaultValue: 'month',
    style: { width: 'max-content', maxWidth: '100%' },
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NoneSelected: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithIcons: Story = {
  args: {
    label: 'Theme',
    defaultValue: 'light',
    options: [
      { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
      { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
      { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden="true" /> },
    ],
  },
};

/** As in a toolbar. */
export const Medium: Story = { ...WithIcons, args: { ...WithIcons.args, size: 'md' } };

export const RightToLeft: Story = { ...WithIcons, globals: { direction: 'rtl' } };

export const LongTexts: Story = {
  args: {
    label: 'Dates',
    defaultValue: 'planned',
    options: [
      { value: 'planned', label: 'Originally planned dates' },
      { value: 'actual', label: 'Currently expected dates' },
    ],
  },
};

export const SelectsByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Day'));
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Month' })).not.toBeChecked();
  },
};

export const SelectsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
  },
};
