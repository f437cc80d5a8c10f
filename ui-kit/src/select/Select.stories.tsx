import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
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

export const WithHint: Story = { args: { hint: 'As agreed in the last review', optional: true } };

export const LongLabels: Story = {
  args: {
    defaultValue: 'senior',
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
