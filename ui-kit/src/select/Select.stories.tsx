import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
