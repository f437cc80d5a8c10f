import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { StatusGlyph } from '../badge';
import { Select } from './Select';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Seniority',
    value: 'junior',
    onChange: () => {},
    options: ['Junior', 'Mid', 'Senior', 'Lead'].map((label) => ({ value: label.toLowerCase(), label })),
    style: { width: 320 },
  },
  render: function Field(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Placeholder: Story = { args: { value: '', placeholder: 'Select a level' } };
export const WithError: Story = { args: { value: '', error: 'Please select a level' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithGlyphs: Story = {
  args: {
    label: 'Status',
    value: 'planning',
    options: ['planning', 'active', 'completed'].map((status) => ({
      value: status,
      label: status.charAt(0).toUpperCase() + status.slice(1),
      glyph: <StatusGlyph kind="project" status={status} named={false} />,
    })),
  },
};

export const WithHint: Story = { args: { hint: 'As agreed in the last review', optional: true } };

export const LongLabels: Story = {
  args: {
    value: 'senior',
    options: [{ value: 'senior', label: 'Senior engineer for the reliability of the payment platform' }],
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getByRole('option', { name: 'Junior' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const IsChosenByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(field).toHaveTextContent('Mid');
    await userEvent.keyboard('l{Enter}');
    await expect(field).toHaveTextContent('Lead');
    await userEvent.keyboard('{Enter}{Home}{Escape}');
    await expect(field).toHaveTextContent('Lead');
  },
};
