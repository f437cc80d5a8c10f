import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusGlyph } from '../badge';
import { Select } from './Select';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Seniority',
    defaultValue: 'junior',
    options: ['Junior', 'Mid', 'Senior', 'Lead'].map((label) => ({ value: label.toLowerCase(), label })),
    style: { width: 320 },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Placeholder: Story = { args: { defaultValue: '', placeholder: 'Select a level' } };
export const WithError: Story = { args: { defaultValue: '', error: 'Please select a level' } };
export const Disabled: Story = { args: { disabled: true } };

export const WithGlyphs: Story = {
  args: {
    label: 'Status',
    defaultValue: 'planning',
    options: ['planning', 'active', 'completed'].map((status) => ({
      value: status,
      label: status.charAt(0).toUpperCase() + status.slice(1),
      glyph: <StatusGlyph kind="project" status={status} named={false} />,
    })),
  },
};
